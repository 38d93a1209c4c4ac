import { MarkedSteps } from '#app/features/notes/steps/marked-steps.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import type { NoteAddendum, NoteContent, NoteSignature } from '#server/contract/note.schema.ts'
import type { SessionAction } from '#server/contract/session-action.schema.ts'
import { NoteText } from './note-text.tsx'
import { SignatureAndAddenda } from './signature-and-addenda.tsx'

type SignedNoteProps = {
  content: NoteContent
  actions: SessionAction[]
  addenda: NoteAddendum[]
  signature: NoteSignature
  zone: string
}

/** A signed note as its nutritionist reads it. */
export function SignedNote({ content, actions, ...signed }: SignedNoteProps) {
  return (
    <div className="flex flex-col gap-8">
      <NoteText content={content} />
      {actions.length > 0 && (
        <section aria-labelledby="steps" className="flex flex-col gap-2">
          <h2 id="steps" className="text-2xl">
            {m.notes_actions()}
          </h2>
          <MarkedSteps actions={actions} />
        </section>
      )}
      <section aria-labelledby="summary" className="flex flex-col gap-2">
        <h2 id="summary" className="text-2xl">
          {m.notes_summary()}
        </h2>
        <p className="max-w-prose whitespace-pre-line text-pretty break-words">{content.summary}</p>
      </section>
      <SignatureAndAddenda {...signed} />
    </div>
  )
}
