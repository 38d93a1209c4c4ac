import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { localMoment } from '#app/i18n/zoned-time.ts'
import { noteQueries } from './notes.queries.ts'

/** Sessions whose note waits for a signature for more than a day. Renders nothing without one. */
export function UnsignedNotes({ zone }: { zone: string }) {
  const { data } = useQuery(noteQueries.unsigned())
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="unsigned" className="flex flex-col gap-3">
      <h2 id="unsigned" className="text-xl">
        {m.notes_unsigned()}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {data.map(({ appointmentId, startsAt, clientName, hasDraft }) => (
          <li key={appointmentId} className="flex flex-wrap justify-between gap-x-4 py-3">
            <Link
              to="/praktik/sesi/$id/catatan"
              params={{ id: appointmentId }}
              className="font-semibold text-link underline"
            >
              {clientName}
            </Link>
            <span className="text-ink-muted text-sm">
              {formatDayLong(localMoment(startsAt, zone).day)} ·{' '}
              {hasDraft ? m.notes_unsigned_draft() : m.notes_unsigned_none()}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
