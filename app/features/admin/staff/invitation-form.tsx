import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { roleName } from '#app/features/admin/role-names.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { staffRoles } from '#server/contract/staff.schema.ts'
import { sendInvitation } from './admin-staff.functions.ts'
import { invitationFormSchema } from './invitation-form.schema.ts'
import { MadeLink } from './made-link.tsx'

/** Invites the owner of an address with a first role. */
export function InvitationForm() {
  const invite = useAdminMutation(useServerFn(sendInvitation))
  const form = useValidatedForm(invitationFormSchema, ({ role, ...invitation }, element) =>
    invite.mutate({ ...invitation, roles: [role] }, { onSuccess: () => element.reset() }),
  )
  const roles = staffRoles.map((role) => ({ value: role, label: roleName(role) }))
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
        <SelectField
          name="role"
          label={m.admin_staff_first_role()}
          placeholder={m.admin_choose()}
          options={roles}
          problem={form.problem('role', m.admin_choose_missing())}
        />
        <ReasonField form={form} />
        <FailureAlert error={invite.error} />
        <Button type="submit" isBusy={invite.isPending}>
          {m.admin_staff_invite_send()}
        </Button>
        {invite.data && <MadeLink link={invite.data.link} />}
      </form>
    </details>
  )
}
