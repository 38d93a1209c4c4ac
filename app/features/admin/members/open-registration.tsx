import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import {
  type FoundRegistration,
  memberReasonSchema,
  type RegistrationAct,
  registrationActs,
} from '#server/contract/admin-member.schema.ts'
import { sendRegistrationChange } from './admin-members.functions.ts'
import { mailStates } from './mail-states.ts'

/** A sign-up whose address is not confirmed: how its mails went, and what staff may do. */
export function OpenRegistration({ registration }: { registration: FoundRegistration }) {
  const maySend = usePermissions()('members.serve')
  const { since, endsAt, mails } = registration
  return (
    <Card className="flex max-w-xl flex-col gap-4">
      <h2 className="text-xl">{m.admin_registration_title()}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <dt className="text-ink-muted">{m.admin_registration_since()}</dt>
        <dd>{momentInJakarta(since)}</dd>
        <dt className="text-ink-muted">{m.admin_registration_ends()}</dt>
        <dd>{momentInJakarta(endsAt)}</dd>
        <dt className="text-ink-muted">{m.admin_registration_mails()}</dt>
        <dd>
          {mails.length === 0 && m.admin_registration_mails_none()}
          <ul>
            {mails.map(({ state, at }) => (
              <li key={`${state}${at}`}>
                {momentInJakarta(at)}, {mailStates[state]()}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      {maySend && <RegistrationActForm id={registration.id} />}
    </Card>
  )
}

const schema = v.object({ act: v.picklist(registrationActs), ...memberReasonSchema.entries })

const names: Record<RegistrationAct, () => string> = {
  link: m.admin_registration_do_link,
  unlocking: m.admin_registration_do_unlocking,
}

function RegistrationActForm({ id }: { id: string }) {
  const change = useAdminMutation(useServerFn(sendRegistrationChange))
  const form = useValidatedForm(schema, (typed, element) =>
    change.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{m.admin_registration_do_hint()}</p>
      <SelectField
        name="act"
        label={m.admin_member_do()}
        placeholder={m.admin_member_do_choose()}
        options={registrationActs.map((value) => ({ value, label: names[value]() }))}
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
