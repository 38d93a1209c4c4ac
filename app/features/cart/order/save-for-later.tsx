import { useSaveCart } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type SaveForLaterProps = { productServiceId: string }

export function SaveForLater({ productServiceId }: SaveForLaterProps) {
  const keep = useSaveCart()
  return (
    <section className="flex flex-col items-start gap-3 rounded-card bg-surface-tinted p-6 sm:p-8">
      <h2 className="text-lg">{m.cart_later_title()}</h2>
      <p className="text-ink-muted">{m.cart_later_text()}</p>
      <FailureAlert error={keep.error} />
      <Button
        variant="secondary"
        disabled={keep.isSuccess}
        isBusy={keep.isPending}
        onClick={() => keep.mutate(productServiceId)}
      >
        {m.cart_later_submit()}
      </Button>
      <p role="status" className="empty:sr-only">
        {keep.isSuccess && m.cart_later_sent()}
      </p>
    </section>
  )
}
