import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { staffRoles } from '#server/contract/staff.schema.ts'
import { sendInvitation } from './admin-staff.functions.ts'
import { invitationFormSchema } from './invitation-form.schema.ts'
import { RoleBoxes } from './role-boxes.tsx'

const rolesSchema = v.array(v.picklist(staffRoles))

/** Invites the owner of an address by mail, with one or several roles. */
export function InvitationForm() {
  const invite = useAdminMutation(useServerFn(sendInvitation))
  const form = useValidatedForm(invitationFormSchema, (invitation, element) => {
    const roles = v.parse(rolesSchema, new FormData(element).getAll('roles'))
    invite.mutate({ ...invitation, roles }, { onSuccess: () => element.reset() })
  })
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-link">{m.admin_staff_invite()}</summary>
      <form {...form.formProps} className="mt-4 flex max-w-sm flex-col items-start gap-4">
        <p className="text-ink-muted">{m.admin_staff_invite_text()}</p>
        <TextField
          name="email"
          type="email"
          label={m.admin_staff_email()}
          {...(form.isWrong('email') && { problem: m.admin_staff_email_missing() })}
        />
        <RoleBoxes problem={form.problem('roles', m.admin_staff_roles_missing())} />
        <ReasonField form={form} />
        <FailureAlert error={invite.error} />
        <Button type="submit" isBusy={invite.isPending}>
          {m.admin_staff_invite_send()}
        </Button>
        {invite.data && (
          <Alert tone="success" title={m.admin_staff_invite_sent({ email: invite.data.email })} />
        )}
      </form>
    </details>
  )
}
