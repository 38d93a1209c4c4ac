import type { useChangeMeasurement } from '#app/features/measurements/measurements.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { emergencyOf } from '#app/nutrition/emergency-of.ts'
import { entryText, measureName, whenText } from '#app/readings/measure-words.ts'
import { type EntryChange, undone } from '#app/readings/measured-entry.ts'
import { useEntryStateText } from '#app/sync/use-entry-state-text.ts'
import { Button } from '#app/ui/button.tsx'
import { EmergencyAlert } from '#app/ui/emergency-rules.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

/** The outcome of the last change, with undo; it stays until the next change. */
export function ChangeNotice({ change }: { change: ReturnType<typeof useChangeMeasurement> }) {
  const saved = change.isSuccess ? change.variables.after : null
  const emergency = saved && emergencyOf(saved)
  const unsentText = useEntryStateText(change.isSuccess ? idsOf(change.variables) : [])
  return (
    <>
      <FailureAlert error={change.error} title={m.tracker_failed_title()} />
      {emergency && <EmergencyAlert name={emergency} />}
      <div className="flex flex-wrap items-center gap-x-3 empty:hidden print:hidden">
        <p role="status" className="text-sm empty:sr-only">
          {change.isSuccess && textOf(change.variables)}
          {/* A separate element, so that its removal is not announced. */}
          {unsentText && <span> {unsentText}</span>}
        </p>
        {change.isSuccess && (
          <Button variant="quiet" size="sm" onClick={() => change.mutate(undone(change.variables))}>
            {m.measurements_undo()}
          </Button>
        )}
      </div>
    </>
  )
}

function idsOf({ before, after }: EntryChange): string[] {
  return [before, after].flatMap((entry) => (entry ? [entry.id] : []))
}

function textOf({ before, after }: EntryChange): string {
  const entry = after ?? before
  if (!entry) return ''
  const words = {
    measure: measureName(entry.kind),
    value: entryText(entry),
    date: whenText(entry),
  }
  if (!after) return m.measurements_deleted(words)
  return before ? m.measurements_changed(words) : m.measurements_saved(words)
}
