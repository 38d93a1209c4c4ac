import { useServerFn } from '@tanstack/react-start'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { roleNames } from '#app/features/admin/role-names.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { StaffInvitations } from '#server/contract/staff.schema.ts'
import { sendInvitationAct } from './admin-staff.functions.ts'

type OpenInvitationsProps = StaffInvitations & { mayGrant: boolean }

/** Invitations that were neither used nor withdrawn. */
export function OpenInvitations({ invitations, mayGrant }: OpenInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-2xl">
        {m.admin_staff_invitations()}
      </h2>
      <AdminTable
        caption={m.admin_staff_invitations()}
        columns={[
          m.admin_staff_email(),
          m.admin_staff_roles(),
          m.admin_staff_invited_by(),
          m.admin_staff_invited_until(),
          m.admin_staff_access(),
        ]}
        rows={invitations.map(({ id, email, roles, madeBy, expiresAt, isExpired }) => ({
          key: id,
          cells: [
            <span key="email" className="break-all font-semibold">
              {email}
            </span>,
            roleNames(roles),
            madeBy,
            <>
              {momentInJakarta(expiresAt)}{' '}
              {isExpired && <Badge tone="danger">{m.admin_staff_expired()}</Badge>}
            </>,
            mayGrant && <InvitationActs id={id} email={email} />,
          ],
        }))}
      />
    </section>
  )
}

function InvitationActs({ id, email }: { id: string; email: string }) {
  const change = useAdminMutation(useServerFn(sendInvitationAct))
  const isDoing = (act: string) => change.isPending && change.variables.act === act
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={m.admin_staff_send_again_to({ email })}
          isBusy={isDoing('send-again')}
          onClick={() => change.mutate({ id, act: 'send-again' })}
        >
          {m.admin_staff_send_again()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={m.admin_staff_withdraw_of({ email })}
          isBusy={isDoing('withdraw')}
          onClick={() => change.mutate({ id, act: 'withdraw' })}
        >
          {m.admin_staff_withdraw()}
        </Button>
      </div>
      <FailureAlert error={change.error} />
    </div>
  )
}
