import { Link, useHydrated } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useConfirmEmail } from './auth.mutations.ts'
import { ResendForm } from './resend-form.tsx'

type VerifyEmailProps = { token: string | undefined; mailboxUrl: string }

/**
 * Confirms an address by a press of a button: mail scanners open every link, and a link that
 * confirmed by itself would be used up by them.
 */
export function VerifyEmail({ token, mailboxUrl }: VerifyEmailProps) {
  const confirm = useConfirmEmail()
  const isHydrated = useHydrated()
  if (confirm.isSuccess) return <Confirmed />
  const needsNewLink = !token || isExpired(confirm.error)
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title={m.auth_verify_title()}
        description={needsNewLink ? undefined : m.auth_verify_text()}
      />
      {!token && <Alert tone="warning">{m.auth_verify_no_link()}</Alert>}
      {confirm.isError && (
        <Alert tone="danger" title={m.auth_failed_title()}>
          {textOfError(confirm.error)}
        </Alert>
      )}
      {needsNewLink ? (
        <ResendForm mailboxUrl={mailboxUrl} />
      ) : (
        <Button
          size="lg"
          isWide
          disabled={!isHydrated}
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate(token)}
        >
          {m.auth_verify_button()}
        </Button>
      )}
    </div>
  )
}

function Confirmed() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="-mb-3 grid size-14 place-items-center rounded-full bg-success-soft text-success-ink">
        <Icon name="check" className="size-7" />
      </span>
      <PageHeading title={m.auth_verify_done_title()} description={m.auth_verify_done_text()} />
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className={buttonStyles({ size: 'lg', isWide: true })}
      >
        {m.auth_verify_done_link()}
      </Link>
    </div>
  )
}

function isExpired(error: unknown): boolean {
  return error instanceof AppError && error.says('VERIFICATION_LINK_OUTDATED')
}
