import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { csvOf } from '#app/lib/csv.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { AuditList } from '#server/contract/audit.schema.ts'
import { actName } from './act-name.ts'
import { getAuditExport } from './admin-audit.functions.ts'
import { auditQueryOf } from './admin-audit.queries.ts'
import type { AuditSearch } from './audit-search.ts'

/** Saves every entry that matches the filters, with the columns of the screen. */
export function AuditExport({ search }: { search: AuditSearch }) {
  const read = useServerFn(getAuditExport)
  const save = useMutation({
    mutationFn: async () => {
      const entries: AuditList['entries'] = []
      let before: string | undefined
      do {
        const data = {
          ...auditQueryOf({ ...search, before: undefined }),
          ...(before && { before }),
        }
        const page = requireAnswer(await read({ data }))
        entries.push(...page.entries)
        before = page.next ?? undefined
      } while (before)
      saveFile(new Blob([csvOf(entries.map(rowOf))], { type: 'text/csv' }), 'audit.csv')
      return entries.length
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" isBusy={save.isPending} onClick={() => save.mutate()}>
        {m.admin_audit_export()}
      </Button>
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {save.isSuccess && m.admin_audit_exported({ count: save.data })}
      </p>
      <FailureAlert error={save.error} />
    </div>
  )
}

function rowOf(entry: AuditList['entries'][number]) {
  const { at, actorName, actorId, action, objectKind, objectId, subjectId, reason } = entry
  return {
    [m.admin_audit_at()]: momentInJakarta(at),
    [m.admin_audit_actor()]: actorName || actorId || m.admin_audit_system(),
    [m.admin_audit_action()]: actName(action),
    [m.admin_audit_object()]: `${objectKind} ${objectId || subjectId}`.trim(),
    [m.admin_reason()]: reason,
  }
}
