import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ProposalReasonField } from '#app/features/admin/reason-field.tsx'
import { rupiahTypedSchema } from '#app/features/admin/rupiah-typed.schema.ts'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { goodwillWishSchema } from '#server/contract/admin-refund.schema.ts'
import { sendGoodwill } from './admin-refunds.functions.ts'

type GoodwillFormProps = { transactionId: string; mostRupiah: number }

/** Asks a second person for a refund that the policy does not give. */
export function GoodwillForm({ transactionId, mostRupiah }: GoodwillFormProps) {
  const ask = useAdminMutation(useServerFn(sendGoodwill))
  const schema = v.object({
    amount: v.pipe(rupiahTypedSchema, v.maxValue(mostRupiah)),
    reason: goodwillWishSchema.entries.reason,
  })
  const form = useValidatedForm(schema, ({ amount, reason }) =>
    ask.mutate({ transactionId, amountRupiah: amount, reason }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_goodwill_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_goodwill_text()}</p>
        <TextField
          name="amount"
          label={m.admin_goodwill_amount()}
          hint={m.admin_goodwill_most({ amount: formatRupiah(mostRupiah) })}
          inputMode="numeric"
          autoComplete="off"
          problem={form.problem(
            'amount',
            m.admin_goodwill_amount_wrong({ amount: formatRupiah(mostRupiah) }),
          )}
        />
        <ProposalReasonField form={form} />
        <FailureAlert error={ask.error} />
        <Button type="submit" className="self-start" isBusy={ask.isPending}>
          {m.admin_ask_second()}
        </Button>
        <p role="status" className="empty:sr-only">
          {ask.isSuccess && m.admin_asked_second()}
        </p>
      </form>
    </details>
  )
}
