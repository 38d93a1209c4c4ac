import { useCheckPurchase } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type CheckAgainProps = { id: string }

/** For somebody who has paid and does not see it yet. */
export function CheckAgain({ id }: CheckAgainProps) {
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
