import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { isUnreached } from '#app/errors/is-unreached.ts'
import { ChangeNotice } from '#app/features/measurements/entry/change-notice.tsx'
import { EntryFormLater } from '#app/features/measurements/entry/entry-form-later.tsx'
import { EntryRow } from '#app/features/measurements/entry/entry-row.tsx'
import { useLastUnit } from '#app/features/measurements/entry/use-last-unit.ts'
import { useChangeMeasurement } from '#app/features/measurements/measurements.mutations.ts'
import {
  measurementQueries,
  type SeriesQuery,
} from '#app/features/measurements/measurements.queries.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DayRange } from '#app/lib/chart/chart-shapes.ts'
import { limitsOf } from '#app/readings/limits-of.ts'
import { measureName } from '#app/readings/measure-words.ts'
import { type MeasuredMember, waterTarget } from '#app/readings/measured-member.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import { isScale, type Measure } from '#server/contract/measures.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { dayAhead } from './chart-of-series.ts'
import { MeasureChart } from './measure-chart.tsx'
import { ProgressFacts } from './progress-facts.tsx'
import { MeasurePicker, RangePicker } from './progress-pickers.tsx'
import type { ProgressRange } from './progress-search.ts'
import { firstDayOf } from './progress-search.ts'
import { ReadingPanel } from './reading-panel.tsx'
import type { ShownSeries } from './with-unsent-series.ts'
import { withUnsentSeries } from './with-unsent-series.ts'

/** Entries that are listed; the server sends more, so that points can be recalculated offline. */
const listedCount = 10

type ProgressPageProps = {
  trackerId: string
  today: string
  measure: Measure
  range: ProgressRange
  /** Undefined if the member has no profile yet. */
  member: MeasuredMember | undefined
  /** Returns the goal corridor between two days; it is drawn with the weights. */
  corridor?: (from: string, to: string) => DayRange[]
}

/** One measure over time: chart, readings and entries. */
export function ProgressPage({
  trackerId,
  today,
  measure,
  range,
  member,
  corridor,
}: ProgressPageProps) {
  const query = { measure, range, today }
  const { series, error, isFetching, refetch } = useSeries(trackerId, query)
  const change = useChangeMeasurement()
  const name = measureName(measure)
  return (
    <div className="grid min-w-0 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 print:block">
      <MeasurePicker trackerId={trackerId} measure={measure} range={range} />
      <div className="flex min-w-0 flex-col gap-8">
        <Card padding="lg" className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="text-2xl">{name}</h2>
            <RangePicker trackerId={trackerId} measure={measure} range={range} />
          </div>
          {series && series.points.length > 0 && (
            <Measured {...{ trackerId, today, measure, member, corridor }} series={series} />
          )}
          {series && series.points.length === 0 && (
            <p className="max-w-prose text-ink-muted">{m.measurements_empty()}</p>
          )}
          {series === null && (
            <p className="max-w-prose text-ink-muted">{m.measurements_unknown()}</p>
          )}
          {error && !series && (
            <RetryNotice
              title={m.measurements_unavailable_title()}
              text={isUnreached(error) ? m.sync_unseen_text() : m.food_unavailable_text()}
              action={m.food_unavailable_retry()}
              isBusy={isFetching}
              onRetry={() => refetch()}
            />
          )}
        </Card>
        <ChangeNotice change={change} />
        {series !== null && (
          <NewEntry
            key={measure}
            {...{ trackerId, measure, today, change }}
            entries={series?.entries ?? []}
          />
        )}
        {series && series.entries.length > 0 && (
          <section className="flex flex-col gap-3">
            <h2 className="text-xl">{m.measurements_entries_title()}</h2>
            <ul className="border-line border-t">
              {series.entries.slice(0, listedCount).map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={{ kind: measure, ...entry }}
                  title={formatDate(entry.measuredOn)}
                  today={today}
                  change={change}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

type MeasuredProps = Omit<ProgressPageProps, 'range'> & { series: ShownSeries }

function Measured({ trackerId, today, measure, series, member, corridor }: MeasuredProps) {
  const until = dayAhead(series)
  const way = measure === 'weight' ? (corridor?.(series.from, until) ?? []) : []
  const latest = series.entries[0]
  const water = measure === 'water' ? waterTarget(member, today) : undefined
  return (
    <>
      <ProgressFacts measure={measure} series={series} />
      <MeasureChart
        measure={measure}
        series={series}
        extra={{
          ...limitsOf(measure, member, today),
          ...(way.length > 1 && {
            corridor: { name: m.measurements_legend_corridor(), points: way },
            to: until,
          }),
        }}
      />
      {water && <ExplainedDetails of={water} />}
      {series.waitingCount ? (
        <p className="text-ink-muted text-sm">
          {m.measurements_waiting({ count: series.waitingCount })}
        </p>
      ) : null}
      {latest && (
        <ReadingPanel trackerId={trackerId} entry={{ kind: measure, ...latest }} member={member} />
      )}
    </>
  )
}

type NewEntryProps = {
  trackerId: string
  /** The latest entries. Weight is one a day, so a new one may replace one of them. */
  entries: Series['entries']
  measure: Measure
  today: string
  change: ReturnType<typeof useChangeMeasurement>
}

/** Renders nothing for a scale: hunger and mood are logged on the tracker page. */
function NewEntry({ trackerId, measure, today, change, entries }: NewEntryProps) {
  const editor = `${measure} new`
  const [isOpen, setIsOpen] = useCarriedState(editor, false)
  const unit = useLastUnit(trackerId, measure)
  if (isScale(measure)) return null
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        className="self-start print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" />
        {m.measurements_add()}
      </Button>
    )
  return (
    <Card data-editor={editor}>
      <EntryFormLater
        {...unit}
        measure={measure}
        today={today}
        takesFocus
        replaced={(measuredOn) => {
          const found = measure === 'weight' && entries.find((it) => it.measuredOn === measuredOn)
          return found ? { kind: measure, ...found } : undefined
        }}
        isBusy={change.isPending}
        onSubmit={(made, done) =>
          change.mutate(made, {
            onSuccess: () => {
              done()
              setIsOpen(false)
            },
          })
        }
      >
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {m.measurements_cancel()}
        </Button>
      </EntryFormLater>
    </Card>
  )
}

/** Reads a series with unsent changes and stores it on the device. Null if the main backend has no series. */
function useSeries(trackerId: string, query: SeriesQuery) {
  const { measure, range, today } = query
  const { data, error, isFetching, refetch } = useQuery(measurementQueries.series(trackerId, query))
  const { overlay } = useSyncState()
  const series = useMemo(
    () =>
      data && withUnsentSeries(data, { measure, from: firstDayOf(range, today), outbox: overlay }),
    [measure, range, today, data, overlay],
  )
  useStoreOnDevice(measurementQueries.latestSeriesKey(trackerId, query), series ?? undefined)
  return { series, error, isFetching, refetch }
}
