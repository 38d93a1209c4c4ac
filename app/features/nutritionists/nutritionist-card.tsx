import { Link } from '@tanstack/react-router'
import type { WithNextFree } from '#app/clients/next-free.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import type { NutritionistSummary } from '#server/contract/nutritionist.schema.ts'
import { nextFreeText } from './nutritionist-words.ts'

type NutritionistCardProps = {
  nutritionist: WithNextFree<NutritionistSummary>
  /** One level below the list's heading. */
  heading: 'h2' | 'h3'
  /** In another site's frame the profile opens in a new tab. */
  isEmbedded?: boolean
}

/** A nutritionist in a list; the whole card is the link. */
export function NutritionistCard({
  nutritionist: it,
  heading: Heading,
  isEmbedded = false,
}: NutritionistCardProps) {
  return (
    <Link
      to="/ahli-gizi/$slug"
      params={{ slug: it.slug }}
      {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
      className="group flex w-full flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 transition-colors hover:border-action sm:p-6"
    >
      <div className="flex items-start gap-4 max-[17rem]:flex-col sm:gap-5">
        <Portrait slug={it.slug} size="card" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {it.isExample && <Badge className="self-start">{m.nutritionists_example_badge()}</Badge>}
          <Heading className="text-lg">{it.name}</Heading>
          <p className="font-semibold text-ink-muted text-sm">{it.degrees}</p>
          <p className="text-ink-muted text-sm">{it.city}</p>
          <p className="text-ink-muted text-sm">
            {m.nutritionists_languages({ languages: it.languages.map(nameOfLanguage).join(', ') })}
          </p>
        </div>
      </div>
      <p>{it.headline}</p>
      <ul className="flex flex-wrap gap-2">
        {it.conditions.map((condition) => (
          <li key={condition} className="flex">
            <Badge tone="program">{nameOfCondition(condition)}</Badge>
          </li>
        ))}
      </ul>
      <dl className="mt-auto flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        {it.nextFreeAt !== undefined && (
          <div>
            <dt className="text-ink-muted text-sm">{m.nutritionists_next_free()}</dt>
            <dd className="font-semibold">{nextFreeText(it)}</dd>
          </div>
        )}
        {it.priceRupiah !== null && (
          <div>
            <dt className="text-ink-muted text-sm">{m.nutritionists_price_label()}</dt>
            <dd className="font-semibold tabular-nums">{formatRupiah(it.priceRupiah)}</dd>
          </div>
        )}
      </dl>
      <span className="flex items-center gap-2 font-semibold text-link">
        {m.nutritionists_card_action()}
        <Icon
          name={isEmbedded ? 'external' : 'arrow-right'}
          className="transition-transform group-hover:translate-x-1"
        />
      </span>
    </Link>
  )
}
