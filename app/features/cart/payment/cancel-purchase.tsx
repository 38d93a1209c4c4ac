import { useState } from 'react'
import { useCancelPurchase } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type CancelPurchaseProps = { id: string }

/** Asks once more before it cancels; both answers stand where the question was asked. */
export function CancelPurchase({ id }: CancelPurchaseProps) {
  const [isAsked, setIsAsked] = useState(false)
  const cancel = useCancelPurchase(id)
  if (!isAsked)
    return (
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {m.cart_cancel()}
      </Button>
    )
  return (
    <fieldset className="flex w-full min-w-0 flex-col gap-4 rounded-control bg-surface-sunken p-5">
      <p>{m.cart_cancel_question()}</p>
      <FailureAlert error={cancel.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          {m.cart_cancel_yes()}
        </Button>
        {/* The safe answer has the focus. */}
        <Button variant="secondary" autoFocus onClick={() => setIsAsked(false)}>
          {m.cart_cancel_no()}
        </Button>
      </div>
    </fieldset>
  )
}
