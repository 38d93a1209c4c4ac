import { type QueryClient, useQuery } from '@tanstack/react-query'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { IntakeSummary } from '#app/features/intake/intake-summary.tsx'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'

/** What the client wrote before their next session, at the top of the brief. */
export function ClientBriefIntake({ trackerId }: { trackerId: string }) {
  const { data: view } = useQuery(practiceQueries.client(trackerId))
  const next = view && nextOf(view.client.sessions, view.now)
  const { data: intake } = useQuery({
    ...intakeQueries.ofClient(next?.id ?? ''),
    enabled: next !== undefined,
  })
  return intake ? <IntakeSummary answers={intake.answers} /> : null
}

/** The same for the client. Answers that the form only repeats are not sent yet. */
export function OwnBriefIntake({ trackerId }: { trackerId: string }) {
  const { data: view } = useQuery(appointmentQueries.consultations())
  const next = view?.upcoming.find((session) => session.trackerId === trackerId)
  const { data: intake } = useQuery({
    ...intakeQueries.own(next?.id ?? ''),
    enabled: next !== undefined,
  })
  return intake && intake.version > 0 ? <IntakeSummary answers={intake.answers} /> : null
}

/** Reads what `ClientBriefIntake` shows. Without it, the page shows the rest. */
export async function loadClientIntake(queries: QueryClient, trackerId: string): Promise<void> {
  await queries.prefetchQuery(practiceQueries.client(trackerId))
  const view = queries.getQueryData(practiceQueries.client(trackerId).queryKey)
  const next = view && nextOf(view.client.sessions, view.now)
  if (next) await queries.prefetchQuery(intakeQueries.ofClient(next.id))
}

/** Reads what `OwnBriefIntake` shows. Without it, the page shows the rest. */
export async function loadOwnIntake(queries: QueryClient, trackerId: string): Promise<void> {
  await queries.prefetchQuery(appointmentQueries.consultations())
  const view = queries.getQueryData(appointmentQueries.consultations().queryKey)
  const next = view?.upcoming.find((session) => session.trackerId === trackerId)
  if (next) await queries.prefetchQuery(intakeQueries.own(next.id))
}

type Session = { id: string; state: string; endsAt: string }

/** The earliest booked session that is not over. Sessions come newest first. */
function nextOf(sessions: Session[], now: string): Session | undefined {
  return sessions.findLast(
    ({ state, endsAt }) => state === 'booked' && Date.parse(endsAt) > Date.parse(now),
  )
}
