import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import { measureNames } from '#app/features/measurements/measure-words.ts'
import { useChangeEntry } from '#app/features/measurements/measurements.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { Card } from '#app/ui/card.tsx'
import type { Measure } from '#server/contract/measures.ts'
import { ChangeNotice } from './change-notice.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryRow } from './entry-row.tsx'
import { FiveScale } from './five-scale.tsx'
import { focusValue } from './focus-value.ts'
import { MeasureChips } from './measure-chips.tsx'
import { useLastUnit } from './use-last-unit.ts'
import { useMeasuredDay } from './use-measured-day.ts'
import { WaterCounter } from './water-counter.tsx'

type QuickLogProps = {
  trackerId: string
  /** Today where the member is. */
  today: string
  /** The latest weights, oldest first. */
  points: TrendPoint[]
  waterTarget: Explained<number> | undefined
}

/** What is written down on most days, each in two taps at the most. */
export function QuickLog({ trackerId, today: day, points, waterTarget }: QuickLogProps) {
  const measured = useMeasuredDay(trackerId, day)
  const change = useChangeEntry()
  const [open, setOpen] = useState<Measure>('weight')
  const unit = useLastUnit(trackerId, open)
  const formHolder = useRef<HTMLDivElement>(null)
  const openForm = (measure: Measure) => {
    // Within the press itself: a phone shows its keys for nothing that comes later.
    flushSync(() => setOpen(measure))
    focusValue(formHolder.current)
  }
  const entries = measured?.entries ?? []
  const logged = { trackerId, day, entries, change }
  // One weight a day: what a new one takes the place of can be brought back.
  const weighedOn = (measuredOn: string) =>
    seriesOfWeights(points)
      ?.entries.filter((entry) => entry.measuredOn === measuredOn)
      .map((entry) => ({ kind: 'weight' as const, ...entry }))[0]
  const listed = entries.filter(({ kind }) => kind !== 'water')
  return (
    <Card className="flex min-w-0 flex-col gap-6 print:hidden">
      <h2 className="text-xl">{m.measurements_log_title()}</h2>
      {measured !== null && (
        <div className="flex flex-col gap-6 sm:grid sm:grid-cols-2 lg:flex">
          <WaterCounter {...logged} target={waterTarget} />
          <div className="flex flex-col gap-6">
            <FiveScale measure="mood" {...logged} />
            <FiveScale measure="hunger" {...logged} />
          </div>
        </div>
      )}
      <div ref={formHolder} className="flex flex-col gap-4">
        {measured !== null && <MeasureChips open={open} onOpen={openForm} />}
        <EntryForm
          {...unit}
          key={open}
          measure={open}
          today={day}
          replaced={open === 'weight' ? weighedOn : undefined}
          isBusy={change.isPending}
          onSubmit={(made, done) => change.mutate(made, { onSuccess: done })}
        />
        <ChangeNotice change={change} />
      </div>
      {listed.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{m.measurements_logged_today()}</h3>
          <ul className="border-line border-t">
            {listed.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                title={measureNames[entry.kind]()}
                today={day}
                change={change}
              />
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
