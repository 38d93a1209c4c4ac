import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { memberReasonSchema } from '#server/contract/admin-member.schema.ts'

type ActFormProps<Act extends string> = {
  /** Of the account or the sign-up. */
  id: string
  acts: readonly Act[]
  names: Record<Act, () => string>
  hint: string
  send: (call: { data: { id: string; act: Act; reason: string } }) => Promise<unknown>
}

/** Does one of several acts on an account or a sign-up, with a reason. */
export function ActForm<Act extends string>({ id, acts, names, hint, send }: ActFormProps<Act>) {
  const change = useAdminMutation(send)
  const schema = v.object({ act: v.picklist(acts), ...memberReasonSchema.entries })
  const form = useValidatedForm(schema, (typed, element) =>
    change.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{hint}</p>
      <SelectField
        name="act"
        label={m.admin_member_do()}
        placeholder={m.admin_member_do_choose()}
        options={acts.map((value) => ({ value, label: names[value]() }))}
        problem={form.problem('act', m.admin_member_do_missing())}
      />
      <ReasonField form={form} />
      <FailureAlert error={change.error} />
      <Button type="submit" className="self-start" isBusy={change.isPending}>
        {m.admin_member_do_send()}
      </Button>
      <p role="status" className="empty:sr-only">
        {change.isSuccess && m.admin_member_done()}
      </p>
    </form>
  )
}
