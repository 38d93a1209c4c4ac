import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName } from '#app/readings/measure-words.ts'
import { type Measure, measures } from '#server/contract/measures.ts'
import { type ProgressRange, progressRanges } from './progress-search.ts'

type MeasurePickerProps = { trackerId: string; measure: Measure; range: ProgressRange }

/** Every measure as a link: a scrolling row on a phone, elsewhere a list beside the chart. */
export function MeasurePicker({ trackerId, measure, range }: MeasurePickerProps) {
  return (
    <nav
      aria-label={m.measurements_choose_chart()}
      className="relative -mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 print:hidden"
    >
      <ul className="flex min-w-max gap-2 py-1 lg:min-w-0 lg:flex-col lg:gap-0.5 lg:py-0">
        {measures.map((one) => (
          <li key={one}>
            <Link
              to="/tracker/$id/progress"
              params={{ id: trackerId }}
              search={{ measure: one, range }}
              resetScroll={false}
              aria-current={one === measure ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control max-lg:whitespace-nowrap px-3 py-1.5 text-ink-muted hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:font-semibold aria-[current=page]:text-action-soft-ink max-lg:border max-lg:border-line"
            >
              {measureName(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const rangeWords = {
  week: m.measurements_range_week,
  month: m.measurements_range_month,
  quarter: m.measurements_range_quarter,
  year: m.measurements_range_year,
  all: m.measurements_range_all,
} satisfies Record<ProgressRange, () => string>

type RangePickerProps = { trackerId: string; measure: Measure; range: ProgressRange }

/** Time ranges as links, so that they work without scripts and can be bookmarked. */
export function RangePicker({ trackerId, measure, range }: RangePickerProps) {
  return (
    <nav aria-label={m.measurements_range()} className="max-sm:w-full print:hidden">
      <ul className="grid grid-cols-[repeat(5,auto)] gap-0.5 rounded-control max-[17rem]:grid-cols-2 sm:flex border border-line bg-surface p-0.5">
        {progressRanges.map((one) => (
          <li key={one}>
            <Link
              to="/tracker/$id/progress"
              params={{ id: trackerId }}
              search={{ measure, range: one }}
              resetScroll={false}
              aria-current={one === range ? 'page' : undefined}
              className="grid h-9 place-items-center whitespace-nowrap rounded-control px-0.5 font-semibold text-ink-muted text-xs sm:px-2.5 sm:text-sm hover:text-ink pointer-coarse:h-11 aria-[current=page]:bg-action-soft aria-[current=page]:text-action-soft-ink"
            >
              {rangeWords[one]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
