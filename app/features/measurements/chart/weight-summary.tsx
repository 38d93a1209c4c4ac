import { Link } from '@tanstack/react-router'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { explainedTrend, type TrendPoint } from '#app/nutrition/weight-trend.ts'
import { valueText } from '#app/readings/measure-words.ts'
import { Card } from '#app/ui/card.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { LargeNumber } from './large-number.tsx'
import { MeasureChart } from './measure-chart.tsx'
import { seriesOfWeights } from './series-of-weights.ts'

type WeightSummaryProps = {
  trackerId: string
  /** The last month, oldest first. */
  points: TrendPoint[]
}

/** The latest weight in large type and its trend, above the chart that leads to them. */
export function WeightSummary({ trackerId, points }: WeightSummaryProps) {
  const latest = points.at(-1)
  const series = seriesOfWeights(points)
  if (!latest || !series) return <NoWeights />
  const date = formatDate(latest.measuredOn)
  const weight = valueText('weight', { value: latest.kilograms })
  const before = points.at(-2)
  return (
    <Card padding="lg" className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{m.tracker_trend_title()}</h2>
      {before ? (
        <LargeNumber
          above={m.measurements_weight_on({ date })}
          number={weight}
          below={m.measurements_trend_now({
            trend: valueText('weight', { value: latest.trendKilograms }),
          })}
        />
      ) : (
        <LargeNumber above={m.tracker_first({ date })} number={weight} />
      )}
      <MeasureChart measure="weight" series={series} />
      {before ? (
        <div>
          <p className="max-w-prose pb-1 text-ink-muted text-sm">{m.measurements_trend_text()}</p>
          <ExplainedDetails of={explainedTrend(before, latest)} />
        </div>
      ) : (
        <p className="max-w-prose text-ink-muted">{m.tracker_first_hint()}</p>
      )}
      <Link
        to="/tracker/$id/progress"
        params={{ id: trackerId }}
        className="inline-flex items-center gap-2 self-start rounded-control font-semibold text-link print:hidden"
      >
        {m.measurements_all_progress()}
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </Card>
  )
}

function NoWeights() {
  return (
    <PicturePanel picture={<FirstChart />}>
      <div className="flex flex-col gap-3 md:my-auto">
        <h2 className="text-2xl">{m.tracker_empty_title()}</h2>
        <p className="max-w-prose text-ink-muted text-lg">{m.tracker_empty_text()}</p>
      </div>
    </PicturePanel>
  )
}

/** Decorative: a chart with one dot and an empty future. */
function FirstChart() {
  return (
    <svg viewBox="0 0 260 200" aria-hidden="true" className="block w-full max-w-44 md:max-w-80">
      <rect x="3" y="7" width="256" height="192" rx="18" className="fill-food-cloth-line" />
      <rect width="256" height="192" rx="18" className="fill-food-plate" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M26 44h204M26 80h204M26 116h204M26 152h204"
          strokeWidth="3"
          className="stroke-food-plate-shade"
        />
        <path
          d="M40 92c28-10 46 12 74 4s44 8 70-2 26 6 40 0"
          strokeWidth="5"
          strokeDasharray="1 13"
          className="stroke-main-400"
        />
      </g>
      <circle cx="40" cy="92" r="15" className="fill-secondary-300" />
      <circle cx="40" cy="92" r="8" className="fill-primary-700" />
      <path d="M26 152h30" strokeWidth="5" strokeLinecap="round" className="stroke-program-600" />
    </svg>
  )
}
