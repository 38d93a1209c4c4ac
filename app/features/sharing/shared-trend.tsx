import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { explainedChange } from '#app/nutrition/weight-trend.ts'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import type { SharedTracker } from '#server/contract/share.schema.ts'
import { NothingShared, SharedTable } from './shared-table.tsx'

type SharedTrendProps = { points: NonNullable<SharedTracker['weightTrend']> }

/** The change of the trend since its first day in per cent. Reveals no weight. */
export function SharedTrend({ points }: SharedTrendProps) {
  const first = points[0]
  const latest = points.at(-1)
  if (!first || !latest) return <NothingShared />
  return (
    <div className="flex flex-col gap-4">
      <p className="font-bold text-4xl tabular-nums tracking-tight">{changeText(latest.percent)}</p>
      <p className="text-ink-muted">
        {m.sharing_trend_between({
          start: formatDate(first.measuredOn),
          end: formatDate(latest.measuredOn),
        })}
      </p>
      <ExplainedDetails
        of={explainedChange({
          percent: latest.percent,
          firstDay: first.measuredOn,
          lastDay: latest.measuredOn,
        })}
      />
      <details className="print-open max-w-prose">
        <summary className="rounded-control font-semibold text-link">
          {m.sharing_trend_table({ count: points.length })}
        </summary>
        <SharedTable
          caption={m.sharing_section_weight_trend()}
          columns={[m.sharing_column_day(), m.sharing_column_change()]}
          rows={points
            .toReversed()
            .map(({ measuredOn, percent }) => [formatDate(measuredOn), changeText(percent)])}
        />
      </details>
    </div>
  )
}

/** `−6,5 %` with a real minus, `+1,2 %`. */
function changeText(percent: number): string {
  return formatNumber(percent / 100, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
}
