import { useState } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { AuthSearch, AuthTab, GoogleFailure } from './auth-search.schema.ts'
import { CheckMail } from './check-mail.tsx'
import { GoogleButton } from './google-button.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type AuthPanelProps = {
  search: AuthSearch
  mailboxUrl: string
  onTabChange: (tab: AuthTab) => void
}

/** Sign-in and sign-up; what is typed in one tab is still there after a look at the other. */
export function AuthPanel({ search, mailboxUrl, onTabChange }: AuthPanelProps) {
  const { tab = 'login' } = search
  const { hasGoogle } = useSettings()
  const [signedUpEmail, setSignedUpEmail] = useState<string>()
  return (
    <div className="flex flex-col gap-8">
      <AuthHeading tab={tab} />
      {search.google && <Alert tone="warning">{textByGoogleFailure[search.google]()}</Alert>}
      <Tabs.Root value={tab} onValueChange={({ value }) => onTabChange(value as AuthTab)}>
        <Tabs.List aria-label={m.auth_tabs_label()}>
          <Tabs.Trigger value="login">{m.auth_tab_login()}</Tabs.Trigger>
          <Tabs.Trigger value="signup">{m.auth_tab_signup()}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="login">
          <SignInForm path={pathAfterSignIn(search)} mailboxUrl={mailboxUrl} />
        </Tabs.Content>
        <Tabs.Content value="signup">
          {signedUpEmail ? (
            <CheckMail
              email={signedUpEmail}
              mailboxUrl={mailboxUrl}
              onChangeAddress={() => setSignedUpEmail(undefined)}
            />
          ) : (
            <SignUpForm onSignedUp={setSignedUpEmail} />
          )}
        </Tabs.Content>
      </Tabs.Root>
      {hasGoogle && <GoogleChoice from={search.redirect ?? '/auth'} />}
    </div>
  )
}

function GoogleChoice({ from }: { from: string }) {
  return (
    <>
      <div className="flex items-center gap-3 text-ink-muted text-sm">
        <hr className="flex-1 border-line" />
        {m.auth_or()}
        <hr className="flex-1 border-line" />
      </div>
      <GoogleButton from={from} />
    </>
  )
}

function AuthHeading({ tab }: { tab: AuthTab }) {
  return tab === 'login' ? (
    <PageHeading title={m.auth_heading_login()} description={m.auth_intro_login()} />
  ) : (
    <PageHeading title={m.auth_heading_signup()} description={m.auth_intro_signup()} />
  )
}

const textByGoogleFailure = {
  refused: m.auth_google_refused,
  failed: m.auth_google_failed,
} satisfies Record<GoogleFailure, () => string>
