import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { formatKilograms } from './format-kilograms.ts'

/** A week fits a screen; the rest waits in the table. */
const shownCount = 7

type WeightEntriesProps = {
  /** Oldest first. */
  points: TrendPoint[]
}

/** The latest weights as a list, and every value of the chart as a table. */
export function WeightEntries({ points }: WeightEntriesProps) {
  if (points.length === 0) return null
  const newestFirst = points.toReversed()
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="text-xl">{m.tracker_entries_title()}</h2>
      <ul className="flex flex-col border-line border-t">
        {newestFirst.slice(0, shownCount).map(({ measuredOn, kilograms }) => (
          <li
            key={measuredOn}
            className="flex items-baseline justify-between gap-4 border-line border-b py-3.5"
          >
            <span className="text-ink-muted">{formatDate(measuredOn)}</span>
            <span className="font-semibold tabular-nums">{formatKilograms(kilograms)}</span>
          </li>
        ))}
      </ul>
      {points.length > 1 && (
        <details>
          <summary className="rounded-control font-semibold text-link">
            {m.tracker_table_title({ count: points.length })}
          </summary>
          <ValueTable points={newestFirst} />
        </details>
      )}
    </section>
  )
}

function ValueTable({ points }: { points: TrendPoint[] }) {
  return (
    <table className="mt-3 w-full text-left tabular-nums">
      <thead>
        <tr className="border-line-strong border-b text-ink-muted text-sm">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {m.tracker_column_day()}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            {m.tracker_column_weight()}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {m.tracker_column_trend()}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ measuredOn, kilograms, trendKilograms }) => (
          <tr key={measuredOn} className="border-line border-b">
            <td className="py-2 pr-4">{formatDate(measuredOn)}</td>
            <td className="py-2 pr-4 text-right">{formatKilograms(kilograms)}</td>
            <td className="py-2 text-right">{formatKilograms(trendKilograms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
