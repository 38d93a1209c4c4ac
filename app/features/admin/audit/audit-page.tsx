import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { AuditList } from '#server/contract/audit.schema.ts'
import { actName } from './act-name.ts'
import { AuditExport } from './audit-export.tsx'
import { AuditFilter } from './audit-filter.tsx'
import type { AuditSearch } from './audit-search.ts'

type AuditPageProps = AuditList & { search: AuditSearch }
type Entry = AuditList['entries'][number]

/** The log of acts in the console and in the members' accounts, with their actors. */
export function AuditPage({ entries, next, search }: AuditPageProps) {
  return (
    <AdminPage title={m.admin_audit()} description={m.admin_audit_text()}>
      <AuditFilter search={search} />
      <AuditExport search={search} />
      {entries.length === 0 ? (
        <p>{m.admin_audit_none()}</p>
      ) : (
        <AdminTable
          caption={m.admin_audit()}
          columns={[
            m.admin_audit_at(),
            m.admin_audit_actor(),
            m.admin_audit_action(),
            m.admin_audit_object(),
            m.admin_reason(),
          ]}
          rows={entries.map((entry) => ({ key: entry.id, cells: cellsOf(entry) }))}
        />
      )}
      <nav aria-label={m.admin_pages()} className="flex gap-3">
        {search.before && (
          <Link
            to="/admin/audit"
            search={{ ...search, before: undefined }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.admin_newest()}
          </Link>
        )}
        {next && (
          <Link
            to="/admin/audit"
            search={{ ...search, before: next }}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.admin_older()}
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}

function cellsOf({
  at,
  actorName,
  actorId,
  action,
  objectKind,
  objectId,
  subjectId,
  reason,
}: Entry) {
  return [
    momentInJakarta(at),
    <Link key="actor" to="/admin/audit" search={{ actor: actorId }} className="text-link">
      {actorName || actorId || m.admin_audit_system()}
    </Link>,
    actName(action),
    // An act without an object, such as a read of the log, has nothing to look for.
    objectId || subjectId ? (
      <Link
        key="object"
        to="/admin/audit"
        search={{ object: objectId || subjectId }}
        className="text-link wrap-anywhere"
      >
        {objectKind} {objectId || subjectId}
      </Link>
    ) : (
      objectKind
    ),
    reason,
  ]
}
