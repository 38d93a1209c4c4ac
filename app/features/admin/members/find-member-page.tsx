import { Link } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { memberSearchSchema } from '#server/contract/admin-member.schema.ts'
import { sendMemberSearch } from './admin-members.functions.ts'
import { OpenRegistration } from './open-registration.tsx'

/** Finds one account. The term is sent in the body, because it may be an address. */
export function FindMemberPage() {
  const search = useAdminMutation(useServerFn(sendMemberSearch))
  const form = useValidatedForm(memberSearchSchema, (typed) => search.mutate(typed))
  const memberId = search.data?.memberId
  const registration = search.data?.registration
  return (
    <AdminPage title={m.admin_members()} description={m.admin_members_text()}>
      <form {...form.formProps} className="flex max-w-xl flex-col items-start gap-4">
        <div className="w-full">
          <TextField
            name="term"
            label={m.admin_member_term()}
            autoComplete="off"
            problem={form.problem('term', m.admin_member_term_missing())}
          />
        </div>
        <FailureAlert error={search.error} />
        <Button type="submit" isBusy={search.isPending}>
          {m.admin_member_find()}
        </Button>
      </form>
      <p role="status" className="empty:sr-only">
        {memberId && m.admin_member_found()}
        {registration && m.admin_registration_found()}
        {memberId === null && !registration && m.admin_member_none()}
      </p>
      {memberId && (
        <Link
          to="/admin/anggota/$id"
          params={{ id: memberId }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {m.admin_member_open()}
        </Link>
      )}
      {registration && <OpenRegistration key={registration.id} registration={registration} />}
    </AdminPage>
  )
}
