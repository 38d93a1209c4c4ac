import { useRouterState } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'
import { usePlaceOrder } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { NextSteps } from './next-steps.tsx'
import type { OrderChoice } from './order-search.ts'
import { SaveForLater } from './save-for-later.tsx'

const secondMs = 1_000

type OrderStartProps = {
  choice: OrderChoice
  idempotencyKey: string
  check: OrderCheck
  /** Called with the moment from which another code may be asked for. */
  onPlaced: (orderId: string, resendAtMs: number) => void
  /** Called when the order of this key has ended meanwhile, paid or cancelled in another tab. */
  onClosed: () => void
}

/** What happens next, and the button that begins it. */
export function OrderStart({ choice, idempotencyKey, check, onPlaced, onClosed }: OrderStartProps) {
  const place = usePlaceOrder({ choice, idempotencyKey })
  // Another duration or promo code is on its way: pressed now, the button would order the one before.
  const isChanging = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <>
      <Card padding="lg" className="flex flex-col gap-6">
        <h2 className="text-xl">{m.cart_next_title()}</h2>
        <NextSteps />
        <FailureAlert error={place.error} />
        <Button
          size="lg"
          className="self-stretch sm:self-start"
          disabled={isChanging}
          isBusy={place.isPending}
          onClick={() =>
            place.mutate(undefined, {
              onSuccess: ({ orderId, dispatch }) =>
                onPlaced(orderId, Date.now() + (dispatch?.resendAfterSeconds ?? 0) * secondMs),
              onError: (error) => {
                if (error instanceof AppError && error.says('ERR_ORDER_CLOSED')) onClosed()
              },
            })
          }
        >
          {m.cart_code_request()}
        </Button>
        <p className="text-ink-muted text-sm">{m.cart_cancel_words()}</p>
      </Card>
      <SaveForLater productServiceId={check.productService.id} />
    </>
  )
}
