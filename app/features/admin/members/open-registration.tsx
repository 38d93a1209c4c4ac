import { useServerFn } from '@tanstack/react-start'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import {
  type FoundRegistration,
  type RegistrationAct,
  registrationActs,
} from '#server/contract/admin-member.schema.ts'
import { ActForm } from './act-form.tsx'
import { sendRegistrationChange } from './admin-members.functions.ts'
import { mailStates } from './mail-states.ts'

/** A sign-up whose address is not confirmed: how its mails went, and what staff may do. */
export function OpenRegistration({ registration }: { registration: FoundRegistration }) {
  const maySend = usePermissions()('members.serve')
  const send = useServerFn(sendRegistrationChange)
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
      {maySend && (
        <ActForm
          {...{ id: registration.id, acts: registrationActs, names, send }}
          hint={m.admin_registration_do_hint()}
        />
      )}
    </Card>
  )
}

const names: Record<RegistrationAct, () => string> = {
  link: m.admin_registration_do_link,
  unlocking: m.admin_registration_do_unlocking,
}
