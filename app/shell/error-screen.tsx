import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import { isUnreached } from '#app/errors/is-unreached.ts'
import { textByCode } from '#app/errors/text-by-code.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { hasMissingPart, reloadForPart } from './chunk-reload.ts'
import { ErrorPage } from './error-page.tsx'
import { useTryAgain } from './use-try-again.ts'

/** Whatever broke a page that is not "not found": the visitor may try again or leave. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { requestId } = useRouter().options.context
  const tryAgain = useTryAgain(reset)
  // What was fetched ahead when the connection went is missing still when somebody opens it later.
  useEffect(() => void (hasMissingPart() && reloadForPart()), [])
  const isLost = isUnreached(error) || isOffline()
  return (
    <ErrorPage
      status={isLost ? undefined : { code: 500, message: m.shell_error_message() }}
      title={isLost ? m.shell_offline_title() : m.shell_error_title()}
      description={isLost ? m.errors_no_connection() : descriptionOf(error)}
      actions={
        <>
          <Button onClick={tryAgain}>{m.shell_try_again()}</Button>
          <Link to="/" className={buttonStyles({ variant: 'secondary' })}>
            {m.shell_to_home()}
          </Link>
        </>
      }
      reference={
        requestId && (
          <>
            {m.shell_error_quote()} <span className="whitespace-nowrap">{requestId}</span>
          </>
        )
      }
    />
  )
}

/** A part of the page that did not come says nothing of a connection; the browser may know. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** What a backend or a fault of ours said is for the log; of the rest the catalogue has words. */
function descriptionOf(error: unknown): string {
  const isOurs = error instanceof AppError && error.serverMessage === undefined
  return isOurs ? textByCode[error.code]() : m.shell_error_text()
}
