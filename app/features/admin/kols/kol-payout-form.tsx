import * as v from 'valibot'
import { PaidFields } from '#app/features/admin/paid-fields.tsx'
import { rupiahTypedSchema } from '#app/features/admin/rupiah-typed.schema.ts'
import { formatMonth, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type KolDetail, kolPayoutWishSchema } from '#server/contract/admin-kol.schema.ts'
import { transferDaySchema } from '#server/contract/admin-refund.schema.ts'
import { useKolChange } from './use-kol-change.ts'

const { reference, evidence, reason } = kolPayoutWishSchema.entries

type KolPayoutFormProps = { kol: KolDetail; statement: KolDetail['statements'][number] }

/** Says that the last statement was paid. A second person confirms it. */
export function KolPayoutForm({ kol: { code, owedRupiah }, statement }: KolPayoutFormProps) {
  const ask = useKolChange()
  const { month } = statement
  const days = { first: `${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`, today: dayInJakarta() }
  const schema = v.object({
    amount: v.pipe(rupiahTypedSchema, v.maxValue(owedRupiah)),
    paidOn: transferDaySchema(days),
    ...{ reference, evidence, reason },
  })
  const form = useValidatedForm(schema, ({ amount, ...facts }) =>
    ask.mutate({ kind: 'payouts', code, body: { month, amountRupiah: amount, ...facts } }),
  )
  const most = { amount: formatRupiah(owedRupiah) }
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_kol_payout_title({ month: formatMonth(month) })}</h2>
      <p className="text-ink-muted text-sm">{m.admin_payout_text()}</p>
      <TextField
        name="amount"
        label={m.admin_kol_payout_amount()}
        hint={m.admin_kol_payout_most(most)}
        defaultValue={String(owedRupiah)}
        inputMode="numeric"
        autoComplete="off"
        problem={form.problem('amount', m.admin_kol_payout_amount_wrong(most))}
      />
      <PaidFields form={form} days={days} />
      <FailureAlert error={ask.error} />
      <Button type="submit" className="self-start" isBusy={ask.isPending}>
        {m.admin_ask_second()}
      </Button>
    </form>
  )
}
