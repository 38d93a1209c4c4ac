import type * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { ProfileFields } from '#app/profile/profile-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { AccountTerms } from './account-terms.tsx'
import type { ProfileSearch } from './auth-search.ts'
import { completedProfileSchema } from './completed-profile.schema.ts'

type ProfileFormProps = {
  /** What Google told, to begin with. */
  profile: ProfileSearch
  error: unknown
  isBusy: boolean
  onSubmit: (profile: v.InferOutput<typeof completedProfileSchema>) => void
}

export function ProfileForm({ profile, error, isBusy, onSubmit }: ProfileFormProps) {
  const form = useValidatedForm(completedProfileSchema, onSubmit)
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <FailureAlert error={error} />
      <ProfileFields
        profile={profile}
        emailHint={m.auth_profile_email_hint()}
        problem={form.problem}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {m.auth_profile_submit()}
      </Button>
      <AccountTerms />
    </form>
  )
}
