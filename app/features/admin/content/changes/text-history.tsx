import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { besideButton } from '#app/features/admin/content/beside-button.ts'
import { getRevision } from '#app/features/admin/content/content-desk.functions.ts'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import {
  type Document,
  type Revision,
  type WholeRevision,
  wholeRevisionSchema,
} from '#server/contract/editing/editing.schema.ts'
import { TextChanges } from './text-changes.tsx'

type TextHistoryProps = {
  text: Document
  /** The form holds words that are not saved; a former state would replace them. */
  hasTyped: boolean
  onRestore: (revision: WholeRevision) => void
}

/** Each saved state with its author and time, from the first on. Any can come back into the form. */
export function TextHistory({ text, hasTyped, onRestore }: TextHistoryProps) {
  const { kind, slug, locale, revisions } = text
  const call = useServerFn(getRevision)
  const read = async (n: number) =>
    v.parse(wholeRevisionSchema, JSON.parse(await call({ data: { kind, slug, locale, n } })))
  const restore = useMutation({ mutationFn: read, onSuccess: onRestore })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{m.desk_history()}</h2>
      <FailureAlert error={restore.error} />
      {hasTyped && <p className="text-ink-muted text-sm">{m.desk_restore_after_saving()}</p>}
      <ol className="flex flex-col gap-3">
        {revisions.map((revision) => (
          <HistoryRow key={revision.n} revision={revision} read={read}>
            {!hasTyped && (
              <Button
                {...besideButton(`restore:${revision.n}`, () => restore.mutate(revision.n))}
                variant="quiet"
                size="sm"
                aria-label={`${m.desk_restore()}: ${m.desk_revision()} ${revision.n}`}
                isBusy={restore.isPending && restore.variables === revision.n}
              >
                {m.desk_restore()}
              </Button>
            )}
          </HistoryRow>
        ))}
      </ol>
    </section>
  )
}

type HistoryRowProps = {
  revision: Revision
  read: (n: number) => Promise<WholeRevision>
  children: ReactNode
}

/** One revision; what it changed is read when a person asks. */
function HistoryRow({ revision, read, children }: HistoryRowProps) {
  const { n, base, authorName, at, note } = revision
  const changes = useMutation({
    mutationFn: async (from: number) => {
      const [before, after] = await Promise.all([read(from), read(n)])
      return { before: before.content, after: after.content }
    },
  })
  return (
    <li className="flex flex-col items-start border-line border-t pt-2 text-sm">
      <span className="font-semibold">
        {m.desk_revision()} {n}
      </span>
      <span>{authorName || m.desk_by_release()}</span>
      <span className="text-ink-muted">{momentInJakarta(at)}</span>
      {note && <span>{note}</span>}
      <div className="flex flex-wrap">
        {children}
        {base !== null && !changes.data && (
          <Button
            type="button"
            variant="quiet"
            size="sm"
            aria-label={`${m.desk_look_changes()}: ${m.desk_revision()} ${n}`}
            isBusy={changes.isPending}
            onClick={() => changes.mutate(base)}
          >
            {m.desk_look_changes()}
          </Button>
        )}
      </div>
      <FailureAlert error={changes.error} />
      {/* A screen reader hears the changes once they arrive. */}
      <div role="status" className="w-full empty:hidden">
        {changes.data && <TextChanges {...changes.data} />}
      </div>
    </li>
  )
}
