import { useRouterState } from '@tanstack/react-router'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { usePlaceOrder, useSaveCart } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { useGoToPayment } from './go-to-payment.ts'
import { NextSteps } from './next-steps.tsx'
import type { OrderChoice } from './order-search.ts'

const secondMs = 1_000

const ageSchema = v.object({ age: v.literal('on') })

type PlaceOrderProps = {
  choice: OrderChoice
  choiceKey: string
  check: OrderCheck
  /** Called with the earliest time of another code. */
  onPlaced: (orderId: string, resendAtMs: number) => void
  /** Called if another tab has paid or cancelled the order of this key. */
  onClosed: () => void
}

/** Lists the next steps and places the order. */
export function PlaceOrder({ choice, choiceKey, check, onPlaced, onClosed }: PlaceOrderProps) {
  const goToPayment = useGoToPayment()
  const place = usePlaceOrder(choice, ({ orderId, payment, dispatch }) =>
    payment
      ? goToPayment(payment)
      : onPlaced(orderId, Date.now() + (dispatch?.resendAfterSeconds ?? 0) * secondMs),
  )
  const isOfThisChoice = place.variables?.choiceKey === choiceKey
  // While another duration or promo code loads, the button would order the old one.
  const isChanging = useRouterState({ select: ({ isLoading }) => isLoading })
  const form = useValidatedForm(check.needsAge ? ageSchema : v.object({}), () =>
    place.mutate(
      {
        choiceKey,
        expectedTotalRupiah: check.totalRupiah,
        ...(check.needsAge && { age: 'adult' }),
      },
      {
        onError: (error) => {
          if (error instanceof AppError && error.says('ERR_ORDER_CLOSED')) onClosed()
        },
      },
    ),
  )
  return (
    <>
      <Card padding="lg">
        <form {...form.formProps} className="flex flex-col gap-6">
          <h2 className="text-xl">{m.cart_next_title()}</h2>
          <NextSteps before={check.needsCode ? 'code' : null} check={check} />
          {check.needsAge && (
            <CheckboxField
              name="age"
              label={m.cart_age()}
              problem={form.problem('age', m.cart_age_missing())}
            />
          )}
          <FailureAlert error={isOfThisChoice ? place.error : null} />
          <Button
            type="submit"
            size="lg"
            className="self-stretch sm:self-start"
            disabled={isChanging}
            isBusy={place.isPending || (place.isSuccess && isOfThisChoice)}
          >
            {check.needsCode ? m.cart_code_request() : m.cart_to_payment()}
          </Button>
          <p className="text-ink-muted text-sm">{m.cart_cancel_words()}</p>
        </form>
      </Card>
      {!choice.session && <SaveForLater productServiceId={check.productService.id} />}
    </>
  )
}

type SaveForLaterProps = { productServiceId: string }

function SaveForLater({ productServiceId }: SaveForLaterProps) {
  const save = useSaveCart()
  return (
    <section className="flex flex-col items-start gap-3 rounded-card bg-surface-tinted p-6 sm:p-8">
      <h2 className="text-lg">{m.cart_later_title()}</h2>
      <p className="text-ink-muted">{m.cart_later_text()}</p>
      <FailureAlert error={save.error} />
      <Button
        variant="secondary"
        disabled={save.isSuccess}
        isBusy={save.isPending}
        onClick={() => save.mutate(productServiceId)}
      >
        {m.cart_later_submit()}
      </Button>
      <p role="status" className="empty:sr-only">
        {save.isSuccess && m.cart_later_sent()}
      </p>
    </section>
  )
}
