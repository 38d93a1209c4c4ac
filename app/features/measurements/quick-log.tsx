import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Measure } from '#server/contract/measures.ts'
import { ChangeNotice } from './change-notice.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryRow } from './entry-row.tsx'
import { FiveScale } from './five-scale.tsx'
import { localToday } from './local-today.ts'
import { measureNames } from './measure-words.ts'
import { useChangeEntry } from './measurements.mutations.ts'
import { seriesOfWeights } from './series-of-weights.ts'
import { useMeasuredDay } from './use-measured-day.ts'
import { WaterCounter } from './water-counter.tsx'

const bodyMeasures = [
  'weight',
  'waist',
  'hip',
  'bodyFat',
  'bloodPressure',
] as const satisfies Measure[]
const labMeasures = [
  'fastingGlucose',
  'twoHourGlucose',
  'hba1c',
  'totalCholesterol',
  'ldl',
  'hdl',
  'triglycerides',
  'uricAcid',
] as const satisfies Measure[]

type QuickLogProps = {
  trackerId: string
  /** Today where the program runs; the member's own day takes its place in the browser. */
  today: string
  /** The latest weights, oldest first. */
  points: TrendPoint[]
  waterTarget: Explained<number> | undefined
}

/** What is written down on most days, each in two taps at the most. */
export function QuickLog({ trackerId, today, points, waterTarget }: QuickLogProps) {
  const day = useHydrated() ? localToday() : today
  const measured = useMeasuredDay(trackerId, day)
  const change = useChangeEntry()
  const [open, setOpen] = useState<Measure>('weight')
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
      <div className="flex flex-col gap-4">
        <MeasureChips
          measures={bodyMeasures}
          open={open}
          onOpen={setOpen}
          isKnown={measured !== null}
        />
        <EntryForm
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

type MeasureChipsProps = {
  measures: readonly Measure[]
  open: Measure
  onOpen: (measure: Measure) => void
  /** Whether the main backend keeps more than weight. */
  isKnown: boolean
}

/** One tap to the form of a measure; results of a laboratory wait behind a word of their own. */
function MeasureChips({ measures, open, onOpen, isKnown }: MeasureChipsProps) {
  if (!isKnown) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm" id="measure-chips">
        {m.measurements_choose()}
      </p>
      <Chips measures={measures} open={open} onOpen={onOpen} />
      <details>
        <summary className="rounded-control py-1 text-link text-sm pointer-coarse:py-3">
          {m.measurements_lab()}
        </summary>
        <div className="pt-2">
          <Chips measures={labMeasures} open={open} onOpen={onOpen} />
        </div>
      </details>
    </div>
  )
}

function Chips({ measures, open, onOpen }: Omit<MeasureChipsProps, 'isKnown'>) {
  const isReady = useHydrated()
  return (
    <div className="flex flex-wrap gap-2">
      {measures.map((measure) => (
        <Button
          key={measure}
          size="sm"
          variant={measure === open ? 'secondary' : 'quiet'}
          aria-pressed={measure === open}
          disabled={!isReady}
          onClick={() => onOpen(measure)}
        >
          {measureNames[measure]()}
        </Button>
      ))}
    </div>
  )
}
