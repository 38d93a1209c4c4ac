import { useChangeMethod } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type ChangeMethodProps = { id: string }

/** Back to the choice of a method, for the same order. */
export function ChangeMethod({ id }: ChangeMethodProps) {
  const change = useChangeMethod(id)
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <FailureAlert error={change.error} />
      <Button
        variant="secondary"
        isBusy={change.isPending || change.isSuccess}
        onClick={() =>
          change.mutate(undefined, {
            onSuccess: ({ paymentUrl }) => paymentUrl && window.location.assign(paymentUrl),
          })
        }
      >
        {m.cart_method_change()}
      </Button>
      <p className="min-w-52 flex-1 text-pretty text-ink-muted text-sm">
        {m.cart_method_change_text()}
      </p>
    </div>
  )
}
