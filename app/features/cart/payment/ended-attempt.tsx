import { useChangeMethod } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'

type EndedAttemptProps = {
  id: string
  /** What ended. */
  method: ChosenMethod['type'] | undefined
  isDenied: boolean
}

/** A code or page that can no longer be paid. The order goes on with another one. */
export function EndedAttempt({ id, method, isDenied }: EndedAttemptProps) {
  const change = useChangeMethod(id)
  const isQr = method === 'qr' && !isDenied
  const title = isQr ? m.cart_method_qris_over_title() : m.cart_method_over_title()
  return (
    <>
      <Alert tone="warning" role="status" title={isDenied ? m.cart_method_denied_title() : title}>
        {isDenied ? m.cart_method_denied_text() : m.cart_method_over_text()}
      </Alert>
      <FailureAlert error={change.error} />
      <Button
        size="lg"
        className="self-stretch sm:self-start"
        isBusy={change.isPending || change.isSuccess}
        onClick={() => change.mutate()}
      >
        {isQr ? m.cart_method_qris_renew() : m.cart_method_renew()}
      </Button>
    </>
  )
}
