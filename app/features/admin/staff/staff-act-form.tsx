import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { roleName } from '#app/features/admin/role-names.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type StaffList, staffRoles } from '#server/contract/staff.schema.ts'
import { sendStaffAct } from './admin-staff.functions.ts'
import { type StaffActName, staffActFormSchema } from './staff-act.schema.ts'

type Person = StaffList['people'][number]

/** What an owner may do with a person now, with its name. */
function actsFor({ roles, suspendedAt }: Person): { value: StaffActName; label: string }[] {
  const others = staffRoles.filter((role) => !roles.includes(role))
  return [
    ...others.map((role) => ({
      value: `grant:${role}` as const,
      label: m.admin_staff_grant({ role: roleName(role) }),
    })),
    ...roles.map((role) => ({
      value: `end-grant:${role}` as const,
      label: m.admin_staff_end_grant({ role: roleName(role) }),
    })),
    suspendedAt
      ? { value: 'resume', label: m.admin_staff_resume() }
      : { value: 'suspend', label: m.admin_staff_suspend() },
    { value: 'end-sessions', label: m.admin_staff_end_sessions() },
    { value: 'factor-link', label: m.admin_staff_factor_link() },
  ]
}

/** Changes the rights of a person of the staff. */
export function StaffActForm({ person }: { person: Person }) {
  const change = useAdminMutation(useServerFn(sendStaffAct))
  const form = useValidatedForm(staffActFormSchema, (act, element) =>
    change.mutate({ id: person.id, ...act }, { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer text-link">
        {m.admin_staff_change()}
        <span className="sr-only"> {person.name}</span>
      </summary>
      <form {...form.formProps} className="mt-3 flex max-w-sm flex-col items-start gap-3">
        <SelectField
          name="act"
          label={m.admin_staff_act()}
          placeholder={m.admin_choose()}
          options={actsFor(person)}
          problem={form.problem('act', m.admin_choose_missing())}
        />
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" size="sm" isBusy={change.isPending}>
          {m.admin_staff_save()}
        </Button>
        {change.data?.act === 'factor-link' && (
          <Alert tone="success" title={m.admin_staff_link_sent()} />
        )}
      </form>
    </details>
  )
}
