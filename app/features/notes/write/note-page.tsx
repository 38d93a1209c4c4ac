import { useState } from 'react'
import type { NoteView } from '#app/features/notes/notes.server.ts'
import { AddendumForm } from '#app/features/notes/read/addendum-form.tsx'
import { SignedNote } from '#app/features/notes/read/signed-note.tsx'
import { EarlierSteps } from '#app/features/notes/steps/earlier-steps.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { Prover } from '#app/profile/proof-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { NoteForm } from './note-form.tsx'

/** The form that was pressed is gone, and the focus with it. */
const showAlert = (alert: HTMLElement | null) => alert?.focus()

type NotePageProps = { view: NoteView; signer: Prover }

/**
 * The note of a session is a draft in four steps. Once signed, it is a note to read and to add to.
 */
export function NotePage({ view, signer }: NotePageProps) {
  const { note, zone, degrees } = view
  const { appointment, signature, isWritable, earlierActions } = note
  const [isNew, setIsNew] = useState(false)
  return (
    <Container width="narrow" className="flex flex-col gap-8 py-8">
      <PageHeading
        kicker={m.notes_title()}
        title={appointment.clientName}
        description={formatDateTimeIn(appointment.startsAt, zone)}
      />
      {isNew && signature && (
        <Alert
          ref={showAlert}
          tabIndex={-1}
          tone="success"
          title={m.notes_signed_title()}
          className="scroll-mt-24 outline-none"
        >
          {m.notes_signed_text()}
        </Alert>
      )}
      {!signature && <EarlierSteps actions={earlierActions} zone={zone} />}
      {!signature && !isWritable && <Alert tone="info">{m.errors_note_not_possible()}</Alert>}
      {!signature && isWritable && (
        <NoteForm
          key={appointment.id}
          {...{ note, zone, degrees, signer }}
          onSigned={() => setIsNew(true)}
        />
      )}
      {signature && (
        <>
          <SignedNote {...note} signature={signature} zone={zone} />
          <Button variant="secondary" className="self-start" onClick={() => window.print()}>
            {m.notes_print()}
          </Button>
          <AddendumForm id={appointment.id} />
        </>
      )}
    </Container>
  )
}
