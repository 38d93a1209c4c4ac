import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { savePdf } from '#app/lib/save-pdf.ts'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  type PurchaseDetail,
  receiptCorrectionSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { getReceiptPdf, sendReceiptCorrection } from './admin-purchases.functions.ts'

/** The receipts of a purchase as PDF, and the way to one with another name of the buyer. */
export function PurchaseReceipts({ purchase }: { purchase: PurchaseDetail }) {
  const { id, receipts, receiptNumber, buyer } = purchase
  const may = usePermissions()
  const read = useServerFn(getReceiptPdf)
  const save = useMutation({
    mutationFn: async (number: string) => {
      const receipt = requireAnswer(await read({ data: { id, number } }))
      savePdf(receipt.number, receipt.pdfBase64)
    },
  })
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="receipts-heading" className="flex flex-col gap-3">
      <h2 id="receipts-heading" className="text-xl">
        {m.admin_receipts()}
      </h2>
      <ul className="flex flex-col gap-2">
        {receipts.map(({ number, buyerName }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p>
              <span className="font-semibold">{number}</span> · {buyerName || '–'}
              {number !== receiptNumber && (
                <span className="text-ink-muted"> · {m.admin_receipt_replaced()}</span>
              )}
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-label={m.admin_receipt_pdf_of({ number })}
              isBusy={save.isPending && save.variables === number}
              onClick={() => save.mutate(number)}
            >
              {m.admin_receipt_pdf()}
            </Button>
          </li>
        ))}
      </ul>
      <FailureAlert error={save.error} />
      {may('purchases.serve') && !buyer.isDeleted && <CorrectionForm id={id} />}
    </section>
  )
}

function CorrectionForm({ id }: { id: string }) {
  const correct = useAdminMutation(useServerFn(sendReceiptCorrection))
  const form = useValidatedForm(receiptCorrectionSchema, (typed, element) =>
    correct.mutate({ id, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_receipt_correct_title()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-4 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_receipt_correct_text()}</p>
        <TextField
          name="buyerName"
          label={m.admin_receipt_buyer_name()}
          autoComplete="off"
          maxLength={100}
          problem={form.problem('buyerName', m.admin_receipt_buyer_name_missing())}
        />
        <ReasonField form={form} />
        <FailureAlert error={correct.error} />
        <Button type="submit" className="self-start" isBusy={correct.isPending}>
          {m.admin_receipt_correct_submit()}
        </Button>
        <p role="status" className="empty:sr-only">
          {correct.isSuccess && m.admin_receipt_corrected()}
        </p>
      </form>
    </details>
  )
}
