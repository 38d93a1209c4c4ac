import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/** What a section says when its change could not be made; nothing while there is no error. */
export function FailureAlert({ error }: { error: unknown }) {
  if (error === null) return null
  return (
    <Alert tone="danger" className="max-w-2xl" title={m.account_failed_title()}>
      {textOfError(error)}
    </Alert>
  )
}
