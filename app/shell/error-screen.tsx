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

/** Any failure except not found: the visitor can retry or leave. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { requestId } = useRouter().options.context
  const tryAgain = useTryAgain(reset)
  // A chunk whose preload failed offline is still missing when its page is opened later.
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
      requestId={requestId}
    />
  )
}

/** A failed chunk does not say that the connection is lost; the browser may know. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Backend messages and bugs belong in the log; other errors have texts in the catalogue. */
function descriptionOf(error: unknown): string {
  const isOurs = error instanceof AppError && error.serverMessage === undefined
  return isOurs ? textByCode[error.code]() : m.shell_error_text()
}
