import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'

/** For a time that an order holds: the way back to the order, or to its open payment. */
export function PayHeld({ session }: { session: Appointment }) {
  const { state, orderId, nutritionist, startsAt: start, zone } = session
  if (state !== 'offered' || !orderId) return null
  return (
    <Link
      to="/cart/check-order"
      search={{ 'product-service-id': consultationSlugOf(nutritionist.slug), start, zone }}
      className={buttonStyles({ size: 'lg', className: 'self-start' })}
    >
      {m.appointments_pay()}
    </Link>
  )
}
