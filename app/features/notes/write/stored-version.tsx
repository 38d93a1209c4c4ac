import { NoteText } from '#app/features/notes/read/note-text.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatTimeIn } from '#app/i18n/zoned-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PracticeNote } from '#server/contract/note.schema.ts'

type StoredVersionProps = {
  other: PracticeNote
  zone: string
  onMine: () => void
  onTheirs: () => void
}

/** Another page stored a version after this one was read. Both stay until one is chosen. */
export function StoredVersion({ other, zone, onMine, onTheirs }: StoredVersionProps) {
  const time = other.savedAt ? formatTimeIn(other.savedAt, zone) : ''
  return (
    <Alert
      tone="danger"
      title={m.notes_other_title({ time })}
      className="sticky top-2 z-20 max-h-[60dvh] overflow-y-auto"
    >
      <p>{m.notes_other_text()}</p>
      <details className="my-3">
        <summary className="cursor-pointer underline">{m.notes_other_read()}</summary>
        <div className="mt-3">
          <NoteText content={other.content} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onMine}>
          {m.notes_other_mine()}
        </Button>
        <Button variant="quiet" onClick={onTheirs}>
          {m.notes_other_theirs()}
        </Button>
      </div>
    </Alert>
  )
}
