import { useState } from 'react'
import {
  useCancelPurchase,
  useChangeMethod,
  useCheckPurchase,
} from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'

type PendingActionsProps = { transaction: Transaction; isAttemptOver: boolean }

/** What a member can do about a pending payment besides paying. */
export function PendingActions({
  transaction: { id, chosenMethod },
  isAttemptOver,
}: PendingActionsProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-6">
      {chosenMethod && <CheckAgain id={id} />}
      {chosenMethod && !isAttemptOver && <ChangeMethod id={id} />}
      <CancelPurchase id={id} />
    </div>
  )
}

type CheckAgainProps = { id: string }

/** For a member whose payment does not show yet. */
function CheckAgain({ id }: CheckAgainProps) {
  const check = useCheckPurchase(id)
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureAlert error={check.error} />
      <Button variant="secondary" isBusy={check.isPending} onClick={() => check.mutate()}>
        {m.cart_check_again()}
      </Button>
      <p role="status" className="text-ink-muted empty:sr-only">
        {check.isSuccess && m.cart_check_not_yet()}
      </p>
    </div>
  )
}

type ChangeMethodProps = { id: string }

/** Leads back to the choice of a method, for the same order. */
function ChangeMethod({ id }: ChangeMethodProps) {
  const change = useChangeMethod(id)
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <FailureAlert error={change.error} />
      <Button
        variant="secondary"
        isBusy={change.isPending || change.isSuccess}
        onClick={() => change.mutate()}
      >
        {m.cart_method_change()}
      </Button>
      <p className="min-w-52 flex-1 text-pretty text-ink-muted text-sm">
        {m.cart_method_change_text()}
      </p>
    </div>
  )
}

type CancelPurchaseProps = { id: string }

/** Asks for confirmation before it cancels. */
function CancelPurchase({ id }: CancelPurchaseProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const cancel = useCancelPurchase(id)
  if (!isConfirming)
    return (
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
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
        {/* The safe choice has the focus. */}
        <Button variant="secondary" autoFocus onClick={() => setIsConfirming(false)}>
          {m.cart_cancel_no()}
        </Button>
      </div>
    </fieldset>
  )
}
