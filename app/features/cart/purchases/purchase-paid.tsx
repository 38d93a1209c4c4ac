import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

type PurchasePaidProps = { trackerId: string | null }

export function PurchasePaid({ trackerId }: PurchasePaidProps) {
  if (!trackerId) return null
  return (
    <Link
      to="/tracker/$id"
      params={{ id: trackerId }}
      className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
    >
      {m.cart_open_tracker()}
    </Link>
  )
}
