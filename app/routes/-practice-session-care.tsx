import { BriefLink } from '#app/features/brief/brief-link.tsx'
import { ClientIntake } from '#app/features/intake/client-intake.tsx'
import { NoteLink } from '#app/features/notes/note-link.tsx'
import type { SessionView } from '#app/features/practice/practice.server.ts'

/** What care adds to a nutritionist's page of a session: what to read before, and to write after it. */
export function PracticeSessionCare({ view: { session, practice } }: { view: SessionView }) {
  const { trackerId } = session.client
  if (!trackerId) return null
  return (
    <>
      <NoteLink session={session} />
      <BriefLink side="nutritionist" trackerId={trackerId} />
      <ClientIntake id={session.id} zone={practice.zone} />
    </>
  )
}
