import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/** What went wrong with a press of a button, beside it. */
export function CartFailure({ error }: { error: unknown }) {
  return (
    <Alert tone="danger" title={m.cart_failed_title()}>
      {textOfError(error)}
    </Alert>
  )
}
