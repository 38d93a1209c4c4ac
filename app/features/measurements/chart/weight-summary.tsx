import { Link } from '@tanstack/react-router'
import { valueText } from '#app/features/measurements/measure-words.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { explainedTrend, type TrendPoint } from '#app/nutrition/weight-trend.ts'
import { Card } from '#app/ui/card.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { FirstChart } from './first-chart.tsx'
import { LargeNumber } from './large-number.tsx'
import { MeasureChart } from './measure-chart.tsx'
import { seriesOfWeights } from './series-of-weights.ts'

type WeightSummaryProps = {
  trackerId: string
  /** Of the last month, oldest first. */
  points: TrendPoint[]
}

/** The number that matters, written large, and the line it is the end of. */
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
          above={m.tracker_trend_now({ date })}
          number={valueText('weight', { value: latest.trendKilograms })}
          below={m.tracker_latest({ weight, date })}
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
