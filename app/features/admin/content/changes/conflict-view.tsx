import type { MouseEvent } from 'react'
import { fieldName } from '#app/features/admin/content/content-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Stale } from '#server/contract/editing/editing.schema.ts'
import { changesOf } from './changes-of.ts'
import { ChangedWords } from './text-changes.tsx'

type ConflictViewProps = { stale: Stale; onKeepMine: () => void; onTakeTheirs: () => void }

/** The three texts of each field that either person changed. */
export function ConflictView({
  stale: { base, theirs, mine },
  onKeepMine,
  onTakeTheirs,
}: ConflictViewProps) {
  const fields = new Set([
    ...Object.keys(changesOf(base, theirs.content)),
    ...Object.keys(changesOf(base, mine)),
  ])
  return (
    <section className="flex flex-col gap-4">
      <Alert tone="danger" title={m.desk_stale_title({ name: theirs.authorName })}>
        {m.desk_stale_text()}
      </Alert>
      {[...fields].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <h3 className="font-semibold">{fieldName(field)}</h3>
          <div className="grid gap-3 md:grid-cols-3">
            <Version name={m.desk_stale_before()} before={base[field]} after={base[field]} />
            <Version
              name={m.desk_stale_theirs()}
              before={base[field]}
              after={theirs.content[field]}
            />
            <Version name={m.desk_stale_mine()} before={base[field]} after={mine[field]} />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {/* The buttons also work without scripts. */}
        <Button type="submit" name="act" value={`keep:${theirs.n}`} onClick={instead(onKeepMine)}>
          {m.desk_keep_mine()}
        </Button>
        <Button
          type="submit"
          name="act"
          value="take"
          variant="secondary"
          onClick={instead(onTakeTheirs)}
        >
          {m.desk_take_theirs()}
        </Button>
      </div>
    </section>
  )
}

/** Does something here instead of sending the form. */
function instead(run: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    run()
  }
}

type VersionProps = { name: string; before: unknown; after: unknown }

function Version({ name, before, after }: VersionProps) {
  return (
    <div className="min-w-0 rounded-control border border-line p-3">
      <p className="text-ink-muted text-xs">{name}</p>
      <ChangedWords before={before} after={after} />
    </div>
  )
}
