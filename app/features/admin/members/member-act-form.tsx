import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  type MemberAct,
  type MemberDetail,
  memberActs,
  memberReasonSchema,
} from '#server/contract/admin-member.schema.ts'
import { sendMemberChange } from './admin-members.functions.ts'

const schema = v.object({ act: v.picklist(memberActs), ...memberReasonSchema.entries })

const names: Record<MemberAct, () => string> = {
  suspension: m.admin_member_do_suspension,
  resumption: m.admin_member_do_resumption,
  'session-end': m.admin_member_do_session_end,
  unlocking: m.admin_member_do_unlocking,
}

/** Suspends an account, ends its sessions or unlocks its sign-in, with a reason. */
export function MemberActForm({ member }: { member: MemberDetail }) {
  const may = usePermissions()
  const change = useAdminMutation(useServerFn(sendMemberChange))
  const form = useValidatedForm(schema, (typed, element) =>
    change.mutate({ id: member.id, ...typed }, { onSuccess: () => element.reset() }),
  )
  const acts: MemberAct[] = [
    ...(may('members.serve') ? (['session-end', 'unlocking'] as const) : []),
    ...(may('members.decide') && !member.isStaff
      ? [member.suspendedAt ? ('resumption' as const) : ('suspension' as const)]
      : []),
  ]
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_member_do()}</h2>
      <p className="text-ink-muted text-sm">{m.admin_member_do_hint()}</p>
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
