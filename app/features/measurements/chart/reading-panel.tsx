import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { emergencyOf } from '#app/nutrition/emergency-of.ts'
import { entryText, whenText } from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import type { MeasuredMember } from '#app/readings/measured-member.ts'
import { conversionsOf, readingsOf } from '#app/readings/readings-of.ts'
import { EmergencyAlert } from '#app/ui/emergency-rules.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { factsOf } from '#server/contract/measures.ts'

type ReadingPanelProps = {
  trackerId: string
  /** The latest entry. */
  entry: Entry
  member: MeasuredMember | undefined
}

/** How tables read the latest value, each with its name, edition and source. */
export function ReadingPanel({ trackerId, entry, member }: ReadingPanelProps) {
  const readings = readingsOf(entry, member)
  const emergency = emergencyOf(entry)
  const isProfileMissing = !member && factsOf(entry.kind).needsProfile
  if (readings.length === 0 && !isProfileMissing) return null
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <h3 className="text-lg">
        {m.measurements_reading_title({
          value: entryText(entry),
          date: whenText(entry),
        })}
      </h3>
      {emergency && <EmergencyAlert name={emergency} />}
      {isProfileMissing && (
        <p className="text-ink-muted">
          {m.measurements_about_missing()}{' '}
          <Link
            to="/tracker/$id/goals"
            params={{ id: trackerId }}
            className="text-link underline underline-offset-3"
          >
            {m.measurements_about_link()}
          </Link>
        </p>
      )}
      {readings.length > 0 && (
        <>
          <ul className="grid gap-4 sm:grid-cols-2">
            {[...readings, ...conversionsOf(entry)].map(({ by, word, explained }) => (
              <li key={by} className="flex flex-col gap-1">
                <p className="text-ink-muted text-sm">{by}</p>
                <p className="font-semibold">{word}</p>
                <ExplainedDetails of={explained} />
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-ink-muted text-sm">{m.measurements_no_diagnosis()}</p>
        </>
      )}
    </section>
  )
}
