import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { seriesOfWeights } from '#app/features/measurements/chart/series-of-weights.ts'
import { useChangeMeasurement } from '#app/features/measurements/measurements.mutations.ts'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import type { MeasuredDay } from '#app/features/measurements/measurements.server.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Explained } from '#app/nutrition/explained.ts'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { measureName } from '#app/readings/measure-words.ts'
import { type Entry, entryOf } from '#app/readings/measured-entry.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { withUnsent } from '#app/sync/with-unsent.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Measure } from '#server/contract/measures.ts'
import { ChangeNotice } from './change-notice.tsx'
import { EntryForm, focusValue } from './entry-form.tsx'
import { EntryRow } from './entry-row.tsx'
import { FiveScales } from './five-scales.tsx'
import { MeasureChips } from './measure-chips.tsx'
import { useLastUnit } from './use-last-unit.ts'
import { WaterCounter } from './water-counter.tsx'

export type QuickLogHandle = {
  /** Opens the form of the weight, focuses it and scrolls to it. Must run inside a click. */
  openWeight: () => void
}

type QuickLogProps = {
  ref: Ref<QuickLogHandle>
  trackerId: string
  /** Today in the member's time zone. */
  today: string
  /** The latest weights, oldest first. */
  points: TrendPoint[]
  waterTarget: Explained<number> | undefined
}

/** Leads to the weight, which stands below the food on a phone. */
export function LogWeightButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" size="sm" className="lg:hidden print:hidden" onClick={onClick}>
      <Icon name="plus" className="size-4" />
      {m.measurements_log_weight()}
    </Button>
  )
}

/** Logs what most members log every day, each in at most two taps. */
export function QuickLog({ ref, trackerId, today: day, points, waterTarget }: QuickLogProps) {
  const measured = useMeasuredDay(trackerId, day)
  const change = useChangeMeasurement()
  const [open, setOpen] = useState<Measure>('weight')
  const unit = useLastUnit(trackerId, open)
  const formHolder = useRef<HTMLDivElement>(null)
  const openForm = (measure: Measure) => {
    // Must run inside the click: a phone opens its keyboard only for focus during a user event.
    flushSync(() => setOpen(measure))
    focusValue(formHolder.current)
  }
  useImperativeHandle(ref, () => ({
    openWeight: () => {
      openForm('weight')
      formHolder.current?.scrollIntoView({ block: 'center' })
    },
  }))
  const entries = measured?.entries ?? []
  const logged = { trackerId, day, entries, change }
  // Weight is one a day, so undo has to restore the weight that a new one replaces.
  const weighedOn = (measuredOn: string) =>
    seriesOfWeights(points)
      ?.entries.filter((entry) => entry.measuredOn === measuredOn)
      .map((entry) => ({ kind: 'weight' as const, ...entry }))[0]
  const listed = entries.filter(({ kind }) => kind !== 'water')
  return (
    <Card className="flex min-w-0 flex-col gap-6 print:hidden">
      <h2 className="text-xl">{m.measurements_log_title()}</h2>
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
      {measured !== null && (
        <div className="flex flex-col gap-6 sm:grid sm:grid-cols-2 lg:flex">
          <WaterCounter {...logged} target={waterTarget} />
          <div className="flex flex-col gap-6">
            <FiveScales {...logged} />
          </div>
        </div>
      )}
      {listed.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{m.measurements_logged_today()}</h3>
          <ul className="border-line border-t">
            {listed.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                title={measureName(entry.kind)}
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

/** Reads a day with unsent changes and stores it on the device. Null if the main backend has only weights. */
function useMeasuredDay(trackerId: string, day: string): MeasuredDay | null | undefined {
  const query = measurementQueries.day(trackerId, day)
  const { data } = useQuery(query)
  const { overlay } = useSyncState()
  const shown = useMemo(() => data && withUnsentEntries(data, day, overlay), [data, day, overlay])
  useStoreOnDevice(query.queryKey, shown ?? undefined)
  useStoreOnDevice(measurementQueries.latestDayKey(trackerId), shown ?? undefined)
  return shown
}

/** Applies the outbox to a day. */
function withUnsentEntries(found: MeasuredDay, day: string, outbox: Outbox): MeasuredDay {
  const over = (entries: Entry[], kind: 'weight' | 'measurement') =>
    withUnsent(entries, {
      outbox,
      kind,
      idOf: (entry) => ((entry.kind === 'weight') === (kind === 'weight') ? entry.id : ''),
      entryOf: ({ operation: { next } }) => {
        const entry = next ? entryOf(next) : undefined
        return entry?.measuredOn === day ? entry : undefined
      },
    })
  return { ...found, entries: over(over(found.entries, 'weight'), 'measurement') }
}
