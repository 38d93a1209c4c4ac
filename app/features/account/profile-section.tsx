import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { profileSchema } from '#app/profile/profile.schema.ts'
import { ProfileFields } from '#app/profile/profile-fields.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { useSaveProfile } from './account.mutations.ts'
import type { AccountView } from './account.server.ts'
import { AccountSection } from './account-section.tsx'

/** A backend without account calls does not reveal country and phone number. */
export function ProfileSection({ view }: { view: AccountView }) {
  const { contactEmail } = useSettings()
  const isWhole = view.kind === 'whole'
  const save = useSaveProfile()
  const form = useValidatedForm(profileSchema, (change) => save.mutate(change))
  return (
    <AccountSection id="profile" description={m.account_profile_text()}>
      <form {...form.formProps} className="flex max-w-2xl flex-col gap-5">
        <ProfileFields
          profile={isWhole ? view.account : view.profile}
          emailHint={m.account_email_hint({ email: contactEmail })}
          problem={form.problem}
        />
        {!isWhole && <Alert>{m.account_profile_unread()}</Alert>}
        <FailureAlert className="max-w-2xl" error={save.error} />
        <Button type="submit" className="self-start" isBusy={save.isPending}>
          {m.account_profile_submit()}
        </Button>
      </form>
    </AccountSection>
  )
}
