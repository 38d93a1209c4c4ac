import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { PaidFields } from '#app/features/admin/paid-fields.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RefundDetail } from '#server/contract/admin-purchase.schema.ts'
import { payoutWishSchema, transferDaySchema } from '#server/contract/admin-refund.schema.ts'
import { bankAccountSchema } from '#server/contract/refund.schema.ts'
import { sendPayout } from './admin-refunds.functions.ts'

const { reference, evidence, reason } = payoutWishSchema.entries

type PayoutFormProps = { refund: Pick<RefundDetail, 'id' | 'requestedAt' | 'account'> }

/** Says that the refund was transferred. A second person confirms it. */
export function PayoutForm({ refund: { id: refundId, requestedAt, account } }: PayoutFormProps) {
  const needsAccount = !account
  const days = { first: dayInJakarta(new Date(requestedAt)), today: dayInJakarta() }
  const ask = useAdminMutation(useServerFn(sendPayout))
  const facts = { paidOn: transferDaySchema(days), reference, evidence, reason }
  const schema = needsAccount
    ? v.object({ ...facts, ...bankAccountSchema.entries })
    : v.object(facts)
  const form = useValidatedForm(schema, (typed) => {
    const { paidOn, reference, evidence, reason, ...account } = typed
    const wish = { refundId, paidOn, reference, evidence, reason }
    ask.mutate('bank' in account ? { ...wish, account } : wish)
  })
  return (
    <form {...form.formProps} className="flex max-w-xl flex-col gap-4">
      <h2 className="text-xl">{m.admin_payout_title()}</h2>
      <p className="text-ink-muted">{m.admin_payout_text()}</p>
      {needsAccount && (
        <>
          <TextField
            name="bank"
            label={m.admin_account_bank()}
            autoComplete="off"
            problem={form.problem('bank', m.admin_account_bank_missing())}
          />
          <TextField
            name="number"
            label={m.admin_account_number()}
            inputMode="numeric"
            autoComplete="off"
            problem={form.problem('number', m.admin_account_number_wrong())}
          />
          <TextField
            name="holder"
            label={m.admin_account_holder()}
            autoComplete="off"
            problem={form.problem('holder', m.admin_account_holder_missing())}
          />
        </>
      )}
      <PaidFields form={form} days={days} />
      <FailureAlert error={ask.error} />
      <Button type="submit" className="self-start" isBusy={ask.isPending}>
        {m.admin_ask_second()}
      </Button>
    </form>
  )
}
