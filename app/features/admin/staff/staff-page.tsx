import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { roleNames } from '#app/features/admin/role-names.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffInvitations, StaffList } from '#server/contract/staff.schema.ts'
import { InvitationForm } from './invitation-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { StaffActForm } from './staff-act-form.tsx'

/** The people who work in the console. */
export function StaffPage({ people, invitations }: StaffList & StaffInvitations) {
  const mayGrant = usePermissions()('staff.grant')
  return (
    <AdminPage title={m.admin_staff()} description={m.admin_staff_text()}>
      {mayGrant && <InvitationForm />}
      <OpenInvitations invitations={invitations} mayGrant={mayGrant} />
      <AdminTable
        caption={m.admin_staff()}
        columns={[
          m.admin_staff_name(),
          m.admin_staff_roles(),
          m.admin_staff_since(),
          m.admin_staff_access(),
        ]}
        rows={people.map((person) => ({
          key: person.id,
          cells: [
            <>
              <span className="font-semibold">{person.name}</span>{' '}
              {person.suspendedAt && <Badge tone="danger">{m.admin_staff_suspended()}</Badge>}
              <br />
              <span className="text-ink-muted text-sm">{person.email}</span>
            </>,
            roleNames(person.roles) || m.admin_staff_no_roles(),
            momentInJakarta(person.joinedAt),
            mayGrant && <StaffActForm key={person.id} person={person} />,
          ],
        }))}
      />
    </AdminPage>
  )
}
