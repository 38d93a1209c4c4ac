import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Conflict, EntryContent } from '#server/contract/sync.schema.ts'
import type { OutboxOperation } from './outbox.ts'
import { useTrackerSync } from './sync-provider.tsx'

/** How the features describe their own entries. */
export type EntryWords = {
  /** The name of its kind: `Weight`. */
  nameOf: (entry: Pick<OutboxOperation, 'kind' | 'base' | 'next'>) => string
  /** One version in full: `72.5 kg, 3 March 2026`. */
  textOf: (content: EntryContent) => string
}

type ConflictListProps = { conflicts: readonly Conflict[]; words: EntryWords }

/** Lets the member choose between the two versions of each conflicting entry. */
export function ConflictList({ conflicts, words }: ConflictListProps) {
  const { choose } = useTrackerSync()
  const textOf = (content: EntryContent | null) =>
    content ? words.textOf(content) : m.sync_version_deleted()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.sync_conflicts_title()}</h2>
      <p className="max-w-prose text-ink-muted">{m.sync_conflicts_text()}</p>
      <ul className="flex flex-col gap-5">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="flex flex-col gap-3 border-line border-t pt-4">
            <h3 className="font-semibold text-base">
              {words.nameOf({ ...conflict, base: conflict.current, next: conflict.kept })}
            </h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version
                label={m.sync_version_current()}
                text={textOf(conflict.current)}
                onChoose={() => void choose(conflict, 'current')}
              />
              <Version
                label={m.sync_version_other()}
                text={textOf(conflict.kept)}
                onChoose={() => void choose(conflict, 'kept')}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type VersionProps = { label: string; text: string; onChoose: () => void }

function Version({ label, text, onChoose }: VersionProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-line p-4">
      <div className="flex flex-col gap-1">
        <p className="text-ink-muted text-sm">{label}</p>
        <p className="text-pretty tabular-nums">{text}</p>
      </div>
      <Button variant="secondary" size="sm" className="mt-auto" onClick={onChoose}>
        {m.sync_version_keep()}
        <span className="sr-only">: {text}</span>
      </Button>
    </div>
  )
}
