import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'

type PurchaseUnpaidProps = { productServiceId: string }

/** Nothing is owed and nothing is lost: the same choice can be made again. */
export function PurchaseUnpaid({ productServiceId }: PurchaseUnpaidProps) {
  return (
    <Link
      to="/cart/check-order"
      search={{ 'product-service-id': productServiceId }}
      className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
    >
      {m.cart_choose_again()}
    </Link>
  )
}
