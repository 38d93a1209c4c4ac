import { Link, useNavigate } from '@tanstack/react-router'
import { useDropCart } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { OrderSubject } from '#server/contract/purchase.schema.ts'

type LeaveOrderProps = { subject: OrderSubject }

/** Leads to another program, and drops a saved cart. */
export function LeaveOrder({ subject }: LeaveOrderProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Link to="/program" className={buttonStyles({ variant: 'quiet', className: '-ml-5' })}>
        {m.cart_other_program()}
      </Link>
      {'cartId' in subject && <DropCart cartId={subject.cartId} />}
    </div>
  )
}

function DropCart({ cartId }: { cartId: string }) {
  const drop = useDropCart(cartId)
  const navigate = useNavigate()
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert error={drop.error} />
      <Button
        variant="quiet"
        isBusy={drop.isPending}
        onClick={() =>
          drop.mutate(undefined, {
            onSuccess: () => navigate({ to: '/program' }),
          })
        }
      >
        {m.cart_drop()}
      </Button>
    </div>
  )
}
