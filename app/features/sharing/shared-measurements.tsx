import { m } from '#app/i18n/paraglide/messages.js'
import { entryText, whenText } from '#app/readings/measure-words.ts'
import type { SharedMeasurement } from '#server/contract/share.schema.ts'
import { dayTotalsOf } from './day-totals.ts'
import { NothingShared, SharedTable } from './shared-table.tsx'

/** For each kind the latest value, and all values in a table. */
export function SharedMeasurements({ measurements }: { measurements: SharedMeasurement[] }) {
  const kinds = [...new Set(measurements.map(({ kind }) => kind))]
  if (kinds.length === 0) return <NothingShared />
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind} className="flex flex-col gap-2">
          <KindOfMeasurement
            ofKind={dayTotalsOf(measurements.filter((one) => one.kind === kind))}
          />
        </li>
      ))}
    </ul>
  )
}

function KindOfMeasurement({ ofKind }: { ofKind: SharedMeasurement[] }) {
  const latest = ofKind.at(-1)
  if (!latest) return null
  const name = m.measures_name({ measure: latest.kind })
  return (
    <>
      <h3 className="font-semibold text-base">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold text-2xl tabular-nums">{entryText(latest)}</span>
        <span className="text-ink-muted">{whenText(latest)}</span>
      </p>
      {ofKind.length > 1 && (
        <details className="print-open">
          <summary className="rounded-control font-semibold text-link">
            {m.sharing_measure_table({ count: ofKind.length })}
          </summary>
          <SharedTable
            caption={name}
            columns={[m.sharing_column_day(), name]}
            rows={ofKind.toReversed().map((one) => [whenText(one), entryText(one)])}
          />
        </details>
      )}
    </>
  )
}
