import { BriefLink } from '#app/features/brief/brief-link.tsx'
import { PrepareSession } from '#app/features/intake/prepare-session.tsx'
import { SummaryLink } from '#app/features/notes/summary-link.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'

/** What care adds to a client's page of a session: how to prepare for it, and what came of it. */
export function SessionCare({ session }: { session: Appointment }) {
  const { id, trackerId } = session
  return (
    <>
      <SummaryLink session={session} />
      <PrepareSession id={id} />
      {trackerId && <BriefLink side="client" trackerId={trackerId} />}
    </>
  )
}
