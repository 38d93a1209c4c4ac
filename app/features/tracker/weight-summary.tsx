import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { Card } from '#app/ui/card.tsx'
import { PicturePanel } from '#app/ui/picture-panel.tsx'
import { FirstChart } from './first-chart.tsx'
import { formatKilograms } from './format-kilograms.ts'
import { WeightChart } from './weight-chart.tsx'

type WeightSummaryProps = { points: TrendPoint[] }

/** The number that matters, written large, and the line it is the end of. */
export function WeightSummary({ points }: WeightSummaryProps) {
  const latest = points.at(-1)
  if (!latest) return <NoWeights />
  const date = formatDate(latest.measuredOn)
  const weight = formatKilograms(latest.kilograms)
  if (points.length === 1) return <OneWeight weight={weight} date={date} points={points} />
  return (
    <Card padding="lg" className="flex min-w-0 flex-col gap-6">
      <h2 className="text-xl">{m.tracker_trend_title()}</h2>
      <LargeNumber
        above={m.tracker_trend_now({ date })}
        number={formatKilograms(latest.trendKilograms)}
        below={m.tracker_latest({ weight, date })}
      />
      <WeightChart points={points} />
      <details>
        <summary className="text-link text-sm">{m.tracker_how_title()}</summary>
        <p className="max-w-prose pt-2 text-ink-muted text-sm">{m.tracker_how_text()}</p>
      </details>
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

type OneWeightProps = WeightSummaryProps & { weight: string; date: string }

function OneWeight({ weight, date, points }: OneWeightProps) {
  return (
    <Card padding="lg" className="flex min-w-0 flex-col gap-6">
      <LargeNumber above={m.tracker_first({ date })} number={weight} />
      <WeightChart points={points} />
      <p className="max-w-prose text-ink-muted">{m.tracker_first_hint()}</p>
    </Card>
  )
}

type LargeNumberProps = { above: string; number: string; below?: string }

function LargeNumber({ above, number, below }: LargeNumberProps) {
  return (
    <div>
      <p className="text-ink-muted">{above}</p>
      <p className="font-bold text-5xl tabular-nums tracking-tight">{number}</p>
      {below && <p className="pt-1 text-ink-muted">{below}</p>}
    </div>
  )
}
