import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { noteQueries } from '#app/features/notes/notes.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { OpenSteps } from './open-steps.tsx'

type SessionStepsProps = { trackerId: string; today: string }

/** The open steps from sessions, on the page of a day. Renders nothing without one. */
export function SessionSteps({ trackerId, today }: SessionStepsProps) {
  const { data } = useQuery(noteQueries.actions(trackerId))
  // One that was answered stays until its day, so that the answer can be changed.
  const open = data?.filter(({ outcome, until }) => outcome === null || until >= today) ?? []
  const last = open.at(-1)
  if (!last) return null
  return (
    <section aria-labelledby="session-steps" className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="session-steps" className="text-xl">
          {m.notes_day_steps()}
        </h2>
        <Link
          to="/konsultasi/sesi/$id/hasil"
          params={{ id: last.appointmentId }}
          className="text-link text-sm underline"
        >
          {m.notes_read_summary()}
        </Link>
      </div>
      <OpenSteps trackerId={trackerId} actions={open} />
    </section>
  )
}
