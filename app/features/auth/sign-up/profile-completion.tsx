import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { useCompleteProfile } from '#app/features/auth/auth.mutations.ts'
import { notifyAuthSuccess } from '#app/features/auth/auth-notices.ts'
import type { ProfileSearch } from '#app/features/auth/auth-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { ProfileFields } from '#app/profile/profile-fields.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { AccountTerms } from './account-terms.tsx'
import { completedProfileSchema } from './completed-profile.schema.ts'

type ProfileCompletionProps = { profile: ProfileSearch }

/** A newcomer from Google checks their data and becomes a member. */
export function ProfileCompletion({ profile }: ProfileCompletionProps) {
  // Read once: `useArrival` clears the address, and the form needs the data.
  const [fromGoogle] = useState(profile)
  const hasProfile = Object.values(fromGoogle).some(Boolean)
  const complete = useCompleteProfile()
  useArrival(hasProfile)
  if (!hasProfile) return <NoGoogleProfile />
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_profile_title()} description={m.auth_profile_text()} />
      {complete.data?.kind === 'too_late' ? (
        <>
          <Alert tone="warning">{m.auth_profile_too_late()}</Alert>
          <RestartLink />
        </>
      ) : (
        <ProfileCompletionForm
          profile={fromGoogle}
          error={complete.error}
          isBusy={complete.isPending}
          onSubmit={complete.mutate}
        />
      )}
    </div>
  )
}

/** For a visitor who opens the page directly, or reloads it. */
function NoGoogleProfile() {
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_profile_none_title()} description={m.auth_profile_none_text()} />
      <RestartLink />
    </div>
  )
}

function RestartLink() {
  return (
    <Link to="/auth" search={{ tab: 'login' }} className={buttonStyles({ isWide: true })}>
      {m.auth_profile_restart()}
    </Link>
  )
}

/** The server's redirect can neither notify nor remove the data from the address bar. */
function useArrival(hasProfile: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!hasProfile) return
    notifyAuthSuccess(m.auth_notice_complete_profile())
    navigate({ to: '/auth/profile-completion', search: {}, replace: true })
  }, [navigate, hasProfile])
}

type ProfileCompletionFormProps = {
  /** Initial values from Google. */
  profile: ProfileSearch
  error: unknown
  isBusy: boolean
  onSubmit: (profile: v.InferOutput<typeof completedProfileSchema>) => void
}

function ProfileCompletionForm({ profile, error, isBusy, onSubmit }: ProfileCompletionFormProps) {
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
