import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { roleNames } from '#app/features/admin/role-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffList } from '#server/contract/staff.schema.ts'
import { SuspensionForm } from './suspension-form.tsx'

/** Who works in the console. */
export function StaffPage({ people }: StaffList) {
  return (
    <AdminPage title={m.admin_staff()} description={m.admin_staff_text()}>
      <AdminTable
        caption={m.admin_staff()}
        columns={[
          m.admin_staff_name(),
          m.admin_staff_roles(),
          m.admin_staff_since(),
          m.admin_staff_access(),
        ]}
        rows={people.map(({ id, name, email, roles, joinedAt, suspendedAt }) => ({
          key: id,
          cells: [
            <>
              <span className="font-semibold">{name}</span>{' '}
              {suspendedAt && <Badge tone="danger">{m.admin_staff_suspended()}</Badge>}
              <br />
              <span className="text-ink-muted text-sm">{email}</span>
            </>,
            roleNames(roles) || m.admin_staff_no_roles(),
            momentInJakarta(joinedAt),
            <SuspensionForm key={id} id={id} isSuspended={suspendedAt !== null} />,
          ],
        }))}
      />
    </AdminPage>
  )
}
