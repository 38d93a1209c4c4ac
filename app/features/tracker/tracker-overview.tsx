import { trendOf } from '#app/nutrition/weight-trend.ts'
import type { TrackerView } from './tracker.server.ts'
import { WeightEntries } from './weight-entries.tsx'
import { WeightForm } from './weight-form.tsx'
import { WeightSummary } from './weight-summary.tsx'

export function TrackerOverview({ view }: { view: TrackerView }) {
  const points = trendOf(view.tracker.weights)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <WeightSummary points={points} />
      <div className={points.length > 0 ? 'min-w-0 lg:row-span-2' : 'min-w-0'}>
        <div className="lg:sticky lg:top-6">
          <WeightForm trackerId={view.tracker.id} today={view.today} />
        </div>
      </div>
      <WeightEntries points={points} />
    </div>
  )
}
