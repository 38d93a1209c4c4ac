import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import {
  type Document,
  type WholeRevision,
  wholeRevisionSchema,
} from '#server/contract/editing/editing.schema.ts'
import { getRevision } from './content-desk.functions.ts'

type TextHistoryProps = {
  text: Document
  /** The form holds words that are not saved; a former state would replace them. */
  hasTyped: boolean
  onRestore: (revision: WholeRevision) => void
}

/** Who saved what and when, from the first state on. Any of it can come back into the form. */
export function TextHistory({ text, hasTyped, onRestore }: TextHistoryProps) {
  const { kind, slug, locale, revisions } = text
  const read = useServerFn(getRevision)
  const restore = useMutation({
    mutationFn: async (n: number) =>
      v.parse(wholeRevisionSchema, JSON.parse(await read({ data: { kind, slug, locale, n } }))),
    onSuccess: onRestore,
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{m.desk_history()}</h2>
      <FailureAlert error={restore.error} />
      {hasTyped && <p className="text-ink-muted text-sm">{m.desk_restore_after_saving()}</p>}
      <ol className="flex flex-col gap-3">
        {revisions.map(({ n, authorName, at, note }) => (
          <li key={n} className="flex flex-col items-start border-line border-t pt-2 text-sm">
            <span className="font-semibold">
              {m.desk_revision()} {n}
            </span>
            <span>{authorName || m.desk_by_release()}</span>
            <span className="text-ink-muted">{momentInJakarta(at)}</span>
            {note && <span>{note}</span>}
            {!hasTyped && (
              <Button
                type="button"
                variant="quiet"
                size="sm"
                aria-label={`${m.desk_restore()}: ${m.desk_revision()} ${n}`}
                isBusy={restore.isPending && restore.variables === n}
                onClick={() => restore.mutate(n)}
              >
                {m.desk_restore()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
