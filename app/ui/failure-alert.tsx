import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from './alert.tsx'

type FailureAlertProps = {
  /** The error of a mutation or query. */
  error: unknown
  title?: string
  className?: string
}

/** Says why an action failed. Renders nothing if the error is null or undefined. */
export function FailureAlert({ error, title, className }: FailureAlertProps) {
  if (error === null || error === undefined) return null
  return (
    <Alert tone="danger" title={title ?? m.errors_failed_title()} className={className}>
      {textOfError(error)}
    </Alert>
  )
}
