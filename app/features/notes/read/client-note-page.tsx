import { Link } from '@tanstack/react-router'
import { OpenSteps } from '#app/features/notes/steps/open-steps.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ClientNote } from '#server/contract/note.schema.ts'
import { NoteText } from './note-text.tsx'
import { SignatureAndAddenda } from './signature-and-addenda.tsx'

/** What came of a session, for the client: the summary first, then the steps and the whole note. */
export function ClientNotePage({ note }: { note: ClientNote }) {
  const { appointment, content, signature, addenda, actions } = note
  const { id, startsAt, zone, trackerId } = appointment
  return (
    <Container width="narrow" className="flex flex-col gap-8 py-8 md:py-12">
      <PageHeading
        kicker={
          <Link to="/konsultasi/sesi/$id" params={{ id }} className="underline print:hidden">
            {m.notes_to_session()}
          </Link>
        }
        title={m.notes_result_title()}
        description={m.notes_result_of({
          author: signature.author,
          time: formatDateTimeIn(startsAt, zone),
        })}
      />
      <p className="max-w-prose whitespace-pre-line text-pretty break-words text-lg">
        {content.summary}
      </p>
      {actions.length > 0 && (
        <section aria-labelledby="steps" className="flex flex-col gap-3">
          <h2 id="steps" className="text-2xl">
            {m.notes_client_actions()}
          </h2>
          <OpenSteps trackerId={trackerId} actions={actions} />
        </section>
      )}
      <details className="print-open border-line border-y py-4">
        <summary className="cursor-pointer py-1 font-semibold text-link">
          {m.notes_whole_note()}
        </summary>
        <div className="flex flex-col gap-6 pt-4">
          <p className="max-w-prose text-pretty text-ink-muted text-sm">
            {m.notes_whole_note_text()}
          </p>
          <NoteText content={content} />
        </div>
      </details>
      <SignatureAndAddenda {...{ signature, addenda, zone }} />
      <p className="max-w-prose text-pretty text-ink-muted text-sm">{m.notes_addenda_no_mail()}</p>
      <Button variant="secondary" className="self-start" onClick={() => window.print()}>
        {m.notes_print()}
      </Button>
    </Container>
  )
}
