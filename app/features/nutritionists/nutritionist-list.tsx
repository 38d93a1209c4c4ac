import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import { ExampleNotice } from './example-notice.tsx'
import { NutritionistCard } from './nutritionist-card.tsx'
import { NutritionistFilters } from './nutritionist-filters.tsx'
import type { NutritionistSearch, NutritionistSearchChange } from './nutritionist-search.ts'
import type { NutritionistsAnswer } from './nutritionists.server.ts'

type NutritionistListProps = {
  list: NutritionistsAnswer
  search: NutritionistSearch
  onSearchChange: (change: NutritionistSearchChange) => void
  isEmbedded?: boolean
}

/** Filters and matches, for the site's page and for frames of other sites. */
export function NutritionistList({
  list,
  search,
  onSearchChange,
  isEmbedded = false,
}: NutritionistListProps) {
  const again = useLoadAgain()
  if (list.kind === 'unavailable')
    return (
      <RetryNotice
        title={m.nutritionists_unavailable_title()}
        text={m.nutritionists_unavailable_text()}
        action={m.nutritionists_retry()}
        {...again}
      />
    )
  const { nutritionists, total, facets, hasFreeTimes } = list
  return (
    <div className="flex flex-col gap-6">
      <NutritionistFilters search={search} facets={facets} onChange={onSearchChange} />
      {nutritionists.some(({ isExample }) => isExample) && <ExampleNotice />}
      {!hasFreeTimes && <Alert>{m.nutritionists_list_times_unknown()}</Alert>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p role="status" className="font-semibold">
          {m.nutritionists_count({ count: nutritionists.length, total })}
        </p>
        {nutritionists.length > 0 && nutritionists.length < total && <ClearFilters />}
      </div>
      {nutritionists.length === 0 ? (
        <NoOneFits />
      ) : (
        <Cards nutritionists={nutritionists} isEmbedded={isEmbedded} />
      )}
    </div>
  )
}

type Found = Extract<NutritionistsAnswer, { kind: 'found' }>

function Cards({
  nutritionists,
  isEmbedded,
}: Pick<Found, 'nutritionists'> & { isEmbedded: boolean }) {
  return (
    <ul
      aria-label={m.nutritionists_list_label()}
      className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3"
    >
      {nutritionists.map((nutritionist) => (
        <li key={nutritionist.slug} className="flex">
          <NutritionistCard nutritionist={nutritionist} heading="h2" isEmbedded={isEmbedded} />
        </li>
      ))}
    </ul>
  )
}

function NoOneFits() {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <EmptyPlate className="w-48" />
      <h2 className="text-2xl">{m.nutritionists_none_title()}</h2>
      <p className="max-w-prose text-ink-muted">{m.nutritionists_none_text()}</p>
      <ClearFilters className={buttonStyles({ variant: 'secondary' })} />
    </div>
  )
}

function ClearFilters({ className = 'tap text-link underline underline-offset-3' }) {
  return (
    <Link to="." search={{}} resetScroll={false} className={className}>
      {m.nutritionists_filter_clear()}
    </Link>
  )
}
