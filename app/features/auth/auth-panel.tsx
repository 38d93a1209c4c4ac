import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSettings } from '#app/config/use-settings.ts'
import { GoogleButton } from '#app/features/auth/google/google-button.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { AuthSearch, AuthTab, GoogleFailure } from './auth-search.ts'
import { pathAfterSignIn, pathBeforeGoogle } from './sign-in/path-after-sign-in.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { signInReason } from './sign-in/sign-in-reason.ts'
import { ResendButton } from './sign-up/resend-button.tsx'
import { SignUpForm } from './sign-up/sign-up-form.tsx'

type AuthPanelProps = {
  search: AuthSearch
  /** The program that waits to be ordered, its weeks and price in one line. */
  order: string | null
  mailboxUrl: string
  onTabChange: (tab: AuthTab) => void
}

/** Sign-in and sign-up. Each tab keeps its typed text. */
export function AuthPanel({ search, order, mailboxUrl, onTabChange }: AuthPanelProps) {
  const { tab = 'login' } = search
  const { hasGoogle } = useSettings()
  const path = pathAfterSignIn(search)
  const formsRef = useCarriedEmail(tab)
  const [signedUpEmail, setSignedUpEmail] = useState<string>()
  // A visitor who waits for the email needs no heading, tabs or Google button.
  const isChoosing = tab === 'login' || signedUpEmail === undefined
  return (
    <div className="flex flex-col gap-8">
      {isChoosing && <AuthHeading tab={tab} path={path} order={order} />}
      {isChoosing && search.google && (
        <Alert tone="warning">{textByGoogleFailure[search.google]()}</Alert>
      )}
      <Tabs.Root
        ref={formsRef}
        value={tab}
        onValueChange={({ value }) => onTabChange(value as AuthTab)}
      >
        <Tabs.List aria-label={m.auth_tabs_label()} hidden={!isChoosing}>
          <Tabs.Trigger value="login">{m.auth_tab_login()}</Tabs.Trigger>
          <Tabs.Trigger value="signup">{m.auth_tab_signup()}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="login" data-tab="login">
          <SignInForm path={path} mailboxUrl={mailboxUrl} />
        </Tabs.Content>
        <Tabs.Content value="signup" data-tab="signup">
          <SignUp
            path={path}
            mailboxUrl={mailboxUrl}
            signedUpEmail={signedUpEmail}
            onSignedUp={setSignedUpEmail}
          />
        </Tabs.Content>
      </Tabs.Root>
      {isChoosing && hasGoogle && <GoogleChoice search={search} />}
    </div>
  )
}

type SignUpProps = {
  path: string
  mailboxUrl: string
  /** The email address of the confirmation email. */
  signedUpEmail: string | undefined
  onSignedUp: (email: string | undefined) => void
}

/** The form stays mounted behind the note, so that a wrong address is easy to correct. */
function SignUp({ path, mailboxUrl, signedUpEmail, onSignedUp }: SignUpProps) {
  const formRef = useRef<HTMLDivElement>(null)
  function changeAddress() {
    // A hidden field cannot take the focus.
    flushSync(() => onSignedUp(undefined))
    formRef.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
  }
  return (
    <>
      <div ref={formRef} hidden={signedUpEmail !== undefined}>
        <SignUpForm path={path} onSignedUp={onSignedUp} />
      </div>
      {signedUpEmail !== undefined && (
        <CheckMail email={signedUpEmail} mailboxUrl={mailboxUrl} onChangeAddress={changeAddress} />
      )}
    </>
  )
}

function GoogleChoice({ search }: { search: AuthSearch }) {
  return (
    <>
      <div className="flex items-center gap-3 text-ink-muted text-sm">
        <hr className="flex-1 border-line" />
        {m.auth_or()}
        <hr className="flex-1 border-line" />
      </div>
      <GoogleButton from={pathBeforeGoogle(search)} />
    </>
  )
}

type AuthHeadingProps = { tab: AuthTab; path: string; order: string | null }

function AuthHeading({ tab, path, order }: AuthHeadingProps) {
  if (order !== null) return <OrderHeading tab={tab} order={order} />
  return tab === 'login' ? (
    <PageHeading
      title={m.auth_heading_login()}
      description={signInReason(path) ?? m.auth_intro_login()}
    />
  ) : (
    <PageHeading title={m.auth_heading_signup()} description={m.auth_signup_costs()} />
  )
}

/** Keeps the order in sight of a guest who came from a program. */
function OrderHeading({ tab, order }: { tab: AuthTab; order: string }) {
  return (
    <PageHeading
      title={tab === 'login' ? m.auth_heading_login_order() : m.auth_heading_signup_order()}
      description={
        <>
          <p className="font-semibold text-ink">{order}</p>
          <p>{tab === 'login' ? m.auth_reason_order() : m.auth_signup_costs()}</p>
        </>
      }
    />
  )
}

const textByGoogleFailure = {
  refused: m.auth_google_refused,
  unverified: m.auth_google_unverified,
  unproven: m.auth_google_unproven,
  failed: m.auth_google_failed,
} satisfies Record<GoogleFailure, () => string>

type CheckMailProps = { email: string; mailboxUrl: string; onChangeAddress: () => void }

/** Follows a sign-up. Does not reveal whether the email already has an account. */
function CheckMail({ email, mailboxUrl, onChangeAddress }: CheckMailProps) {
  return (
    <section className="flex flex-col gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-action-soft text-action-soft-ink">
        <Icon name="mail" className="size-7" />
      </span>
      {/* The focused form is gone, so the heading takes the focus and a screen reader reads on. */}
      <h1 ref={focusOn} tabIndex={-1} className="text-3xl">
        {m.auth_check_mail_title()}
      </h1>
      <p className="break-words">{m.auth_check_mail_text({ email })}</p>
      <MailboxNote mailboxUrl={mailboxUrl} email={email} />
      <p className="text-ink-muted text-sm">{m.auth_check_mail_hint()}</p>
      <ResendButton email={email} />
      <Button variant="quiet" className="self-start" onClick={onChangeAddress}>
        {m.auth_check_mail_change()}
      </Button>
    </section>
  )
}

function focusOn(heading: HTMLElement | null) {
  heading?.focus()
}

/**
 * Copies the email to the other form when the tab changes. The fields stay uncontrolled, because a
 * password manager may fill them before hydration.
 */
function useCarriedEmail(tab: AuthTab) {
  const formsRef = useRef<HTMLDivElement>(null)
  const shownTabRef = useRef(tab)
  useEffect(() => {
    const left = shownTabRef.current
    shownTabRef.current = tab
    if (left === tab) return
    const typed = emailFieldOf(formsRef.current, left)?.value
    const field = emailFieldOf(formsRef.current, tab)
    if (typed && field) field.value = typed
  }, [tab])
  return formsRef
}

function emailFieldOf(forms: HTMLElement | null, tab: AuthTab) {
  return forms?.querySelector<HTMLInputElement>(`[data-tab="${tab}"] input[name="email"]`)
}
