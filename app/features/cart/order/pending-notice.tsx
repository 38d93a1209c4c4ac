import { Link } from '@tanstack/react-router'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'

type PendingNoticeProps = { transactionId: string }

/** The same service waits for its payment already: one order is enough. */
export function PendingNotice({ transactionId }: PendingNoticeProps) {
  return (
    <section className="flex flex-col gap-5">
      <Alert tone="warning" title={textOfError('ERR_TRANSACTION_PENDING')}>
        {m.cart_pending_text()}
      </Alert>
      <Link
        to="/transaction/$id"
        params={{ id: transactionId }}
        className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
      >
        {m.cart_pending_link()}
      </Link>
    </section>
  )
}
