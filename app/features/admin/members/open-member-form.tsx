import { useServerFn } from '@tanstack/react-start'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { memberReasonSchema } from '#server/contract/admin-member.schema.ts'
import { sendMemberChange } from './admin-members.functions.ts'

/** Staff say why they open an account before they see anything of it. */
export function OpenMemberForm({ id }: { id: string }) {
  const open = useAdminMutation(useServerFn(sendMemberChange))
  const form = useValidatedForm(memberReasonSchema, ({ reason }) =>
    open.mutate({ id, act: 'opening', reason }),
  )
  return (
    <AdminPage title={m.admin_member_open_title()} description={m.admin_member_open_text()}>
      <form {...form.formProps} className="flex max-w-xl flex-col items-start gap-4">
        <div className="w-full">
          <ReasonField form={form} />
        </div>
        <FailureAlert error={open.error} />
        <Button type="submit" isBusy={open.isPending}>
          {m.admin_member_open()}
        </Button>
      </form>
    </AdminPage>
  )
}
