import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { FullPlate } from '#app/ui/full-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ProgramNeed } from '#server/contract/program-needs.ts'
import { ProgramCard } from './program-card.tsx'
import { ProgramFilter } from './program-filter.tsx'
import type { DurationsAnswer, ProgramListAnswer } from './programs.server.ts'
import { ProgramsUnavailable } from './programs-unavailable.tsx'
import { type SharedDuration, sharedDurations } from './shared-durations.ts'

type ProgramListProps = {
  list: ProgramListAnswer
  prices: DurationsAnswer
  need: ProgramNeed | undefined
}

export function ProgramList({ list, prices, need }: ProgramListProps) {
  return (
    <Container className="flex flex-col gap-8 py-12 md:gap-10 md:py-20">
      <PageHeading title={m.programs_list_title()} description={m.programs_list_text()} />
      {list.kind === 'available' ? (
        <>
          <ProgramFilter need={need} />
          <Programs list={list} prices={prices} need={need} />
        </>
      ) : (
        <ProgramsUnavailable />
      )}
    </Container>
  )
}

/** Cards per row on a wide screen. The pictures of later rows load lazily. */
const widestRow = 3

function Programs({ list, prices, need }: ProgramListProps) {
  const shown = list.programs.filter(({ needs }) => need === undefined || needs.includes(need))
  const shared = sharedDurations(prices.durations)
  return (
    <>
      <p role="status" className="text-ink-muted text-sm">
        {shown.length === 0 ? m.programs_list_empty() : m.programs_count({ count: shown.length })}
        {prices.kind === 'unavailable' && ` ${m.programs_list_no_prices()}`}
        {shared && ` · ${textOf(shared)}`}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {shown.map((program, index) => (
          <li key={program.slug} className="flex">
            <ProgramCard
              program={program}
              heading="h2"
              isFurtherDown={index >= widestRow}
              durations={prices.durations.filter(({ programSlug }) => programSlug === program.slug)}
            />
          </li>
        ))}
        {/* Fills the rest of the last row. */}
        <li className="flex sm:max-lg:odd:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2">
          <Undecided />
        </li>
      </ul>
    </>
  )
}

/** "Each takes 4, 12 or 24 weeks, with 2, 6 or 12 sessions": said once instead of on each card. */
function textOf(shared: SharedDuration[]): string {
  const anyOf = (counts: number[]) =>
    counts.length < 2
      ? counts.join('')
      : m.programs_any_of({ first: counts.slice(0, -1).join(', '), last: counts.at(-1) ?? 0 })
  return m.programs_shared_durations({
    weeks: anyOf(shared.map(({ durationWeeks }) => durationWeeks)),
    sessions: anyOf(shared.map(({ sessionCount }) => sessionCount)),
  })
}

/** For visitors who have read the cards and are still undecided. */
function Undecided() {
  return (
    <div className="flex w-full flex-col items-start justify-center gap-4 rounded-card bg-food-cloth p-6 sm:p-8 md:max-lg:flex-row-reverse md:max-lg:items-center md:max-lg:justify-between md:max-lg:gap-8">
      <FullPlate className="size-28 shrink-0 sm:size-36" />
      <div className="flex flex-col items-start gap-4">
        <h2 className="text-xl">{m.programs_undecided_title()}</h2>
        <p className="max-w-prose">{m.programs_undecided_text()}</p>
        <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
          <Link to="/pricing" className={buttonStyles({})}>
            {m.programs_list_compare()}
          </Link>
          <Link to="/konsultasi" className={buttonStyles({ variant: 'secondary' })}>
            {m.programs_undecided_talk()}
          </Link>
        </div>
      </div>
    </div>
  )
}
