import { useServerFn } from '@tanstack/react-start'
import { sendMemberChange } from '#app/features/admin/members/admin-members.functions.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { PrivacyCase } from '#server/contract/privacy-case.schema.ts'

type Restricted = Pick<PrivacyCase, 'id' | 'userId'> & { isSuspended: boolean }

/** Restricts the processing with one press: it suspends the account, for the reason of this case. */
export function CaseRestriction({ id, userId, isSuspended }: Restricted) {
  const may = usePermissions()
  const change = useAdminMutation(useServerFn(sendMemberChange))
  if (isSuspended) return <Alert tone="info" title={m.admin_restriction_done()} />
  if (!may('members.decide')) return <p className="text-ink-muted">{m.admin_decision_others()}</p>
  const restrict = () =>
    change.mutate({ id: userId, act: 'suspension', reason: m.admin_restriction_reason({ id }) })
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{m.admin_restriction()}</h2>
      <p className="text-ink-muted text-sm">{m.admin_restriction_text()}</p>
      <FailureAlert error={change.error} />
      <Button isBusy={change.isPending} onClick={restrict}>
        {m.admin_restriction_do()}
      </Button>
    </section>
  )
}
