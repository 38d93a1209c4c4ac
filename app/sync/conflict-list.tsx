import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Conflict, EntryContent, Operation } from '#server/contract/sync.schema.ts'
import { useTrackerSync } from './sync-provider.tsx'

/** The words of the features for the entries that are theirs. */
export type EntryWords = {
  /** Which entry it is: `Weight on 3 March 2026`. */
  nameOf: (entry: Pick<Operation, 'kind' | 'entryId' | 'base' | 'next'>) => string
  /** What a version of it says: `72.5 kg`. */
  textOf: (content: EntryContent) => string
}

type ConflictListProps = { conflicts: readonly Conflict[]; words: EntryWords }

/** Entries of which there are two versions, for the member to choose one of each. */
export function ConflictList({ conflicts, words }: ConflictListProps) {
  const { choose } = useTrackerSync()
  const textOf = (content: EntryContent | null) =>
    content ? words.textOf(content) : m.sync_version_none()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.sync_conflicts_title()}</h2>
      <p className="max-w-prose text-ink-muted">{m.sync_conflicts_text()}</p>
      <ul className="flex flex-col gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="flex flex-col gap-2 border-line border-t pt-4">
            <p className="font-semibold">
              {words.nameOf({
                ...conflict,
                base: conflict.current,
                next: conflict.kept,
              } as Operation)}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => void choose(conflict, 'current')}>
                {m.sync_keep_current({ version: textOf(conflict.current) })}
              </Button>
              <Button variant="secondary" onClick={() => void choose(conflict, 'kept')}>
                {m.sync_keep_other({ version: textOf(conflict.kept) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
