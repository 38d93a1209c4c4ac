import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { CancelPurchase } from './cancel-purchase.tsx'
import { ChangeMethod } from './change-method.tsx'
import { CheckAgain } from './check-again.tsx'
import { PayWith } from './pay-with.tsx'
import { TimeLeft } from './time-left.tsx'

type PurchasePendingProps = { transaction: Transaction }

/** What is to be paid, until when and to where; it waits for whoever has closed the payment page. */
export function PurchasePending({ transaction }: PurchasePendingProps) {
  const { id, totalRupiah, expiresAt, chosenMethod, paymentUrl } = transaction
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-ink-muted">{m.cart_pending_amount()}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-bold text-4xl tabular-nums">{formatRupiah(totalRupiah)}</p>
            {chosenMethod?.number && (
              <CopyButton
                icon="copy"
                value={String(totalRupiah)}
                label={m.cart_method_copy_amount()}
                copiedLabel={m.cart_method_copied()}
              />
            )}
          </div>
        </div>
        <TimeLeft expiresAt={expiresAt} />
      </div>
      <p>{m.cart_pending_deadline({ deadline: formatDateTime(expiresAt) })}</p>
      <PayWith transaction={transaction} />
      <p className="text-pretty text-ink-muted">{m.cart_pending_other_device()}</p>
      <div className="flex flex-col items-start gap-4 border-line border-t pt-6">
        {chosenMethod && <CheckAgain id={id} />}
        {(chosenMethod || !paymentUrl) && <ChangeMethod id={id} />}
        <CancelPurchase id={id} />
      </div>
    </Card>
  )
}
