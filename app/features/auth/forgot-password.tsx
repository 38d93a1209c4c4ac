import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { HelpWays } from './help-ways.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'

/**
 * Has a reset link mailed. Against a backend with only the calls that the specification lists it
 * makes none (section 2) and says how to get help.
 */
export function ForgotPassword() {
  const { hasAccountCalls } = useSettings()
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title={m.auth_forgot_title()}
        description={hasAccountCalls ? m.auth_forgot_mail_text() : m.auth_forgot_text()}
      />
      {hasAccountCalls ? <ResetLinkForm /> : <HelpWays />}
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className={buttonStyles({ variant: 'secondary', isWide: true })}
      >
        {m.auth_forgot_back()}
      </Link>
    </div>
  )
}
