import { FactList } from '#app/features/cart/fact-list.tsx'
import { NutritionistFact } from '#app/features/cart/nutritionist-fact.tsx'
import { orderLineFacts } from '#app/features/cart/order-line-facts.tsx'
import { ProgramCardHead } from '#app/features/cart/program-card-head.tsx'
import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PlateMark } from '#app/ui/plate-mark.tsx'
import { Receipt } from '#app/ui/receipt.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { Purchase } from './transaction.server.ts'

type PurchaseFactsProps = { purchase: Purchase }

/** The ordered program. A paid order shows as a receipt. */
export function PurchaseFacts({ purchase }: PurchaseFactsProps) {
  const { id, paidAt, totalRupiah, lines, productService, receiptNumber } = purchase.transaction
  if (!paidAt)
    return (
      <Card padding="none" className="overflow-hidden">
        <ProgramCardHead illustration={purchase.illustration}>
          <h2 className="text-xl">{m.cart_facts_title()}</h2>
        </ProgramCardHead>
        <div className="flex flex-col gap-5 p-5 sm:p-6">
          <FactList facts={chosenOf(purchase)} />
          {purchase.nutritionist && <NutritionistFact nutritionist={purchase.nutritionist} />}
          <div className="border-line border-t pt-5">
            <FactList
              facts={[
                ...orderLineFacts(lines, productService),
                { name: m.cart_fact_total(), value: formatRupiah(totalRupiah) },
                ...recordOf(purchase),
              ]}
            />
          </div>
        </div>
      </Card>
    )
  return (
    <Receipt>
      <div className="flex items-center justify-between gap-4 pb-5">
        <h2 className="text-xl">{m.cart_receipt_title()}</h2>
        <PlateMark className="size-10" />
      </div>
      <div className="flex flex-col gap-5">
        <FactList facts={chosenOf(purchase)} />
        {purchase.nutritionist && <NutritionistFact nutritionist={purchase.nutritionist} />}
        {lines.length > 1 && <FactList facts={orderLineFacts(lines, productService)} />}
      </div>
      <dl className="my-5 flex flex-wrap items-baseline justify-between gap-x-6 border-line-strong border-y border-dashed py-5">
        <dt className="font-semibold">{m.cart_fact_total_paid()}</dt>
        <dd className="ml-auto font-bold text-2xl tabular-nums">{formatRupiah(totalRupiah)}</dd>
      </dl>
      <FactList
        facts={[
          ...recordOf(purchase),
          { name: m.cart_fact_paid(), value: formatDateTime(paidAt) },
          ...(receiptNumber ? [{ name: m.cart_receipt_number(), value: receiptNumber }] : []),
        ]}
      />
      {receiptNumber && (
        <a
          href={`/transaction/${id}/receipt`}
          className={buttonStyles({ variant: 'secondary', className: 'mt-5' })}
        >
          <Icon name="receipt" className="size-4" />
          {m.cart_receipt_download()}
        </a>
      )}
    </Receipt>
  )
}

function chosenOf({ transaction, programTitle }: Purchase) {
  const { durationWeeks, sessionCount, programSlug } = transaction.productService
  if (isConsultationSlug(programSlug))
    return [
      {
        name: m.cart_fact_sessions(),
        value: transaction.session?.nutritionist.name ?? programTitle,
      },
      ...timeFacts(transaction.session),
    ]
  return [
    { name: m.cart_fact_program(), value: programTitle || m.cart_program_untitled() },
    { name: m.cart_fact_duration(), value: m.cart_weeks({ count: durationWeeks }) },
    {
      name: m.cart_fact_sessions(),
      value: sessionCount ? m.cart_sessions({ count: sessionCount }) : m.cart_sessions_none(),
    },
  ]
}

/** Empty if the time has gone. */
function timeFacts(session: Transaction['session']) {
  if (!session || session.state === 'withdrawn') return []
  return [{ name: m.cart_fact_time(), value: formatDateTimeIn(session.startsAt, session.zone) }]
}

function recordOf({ transaction: { id, orderNumber, createdAt } }: Purchase) {
  return [
    {
      name: m.cart_fact_number(),
      value: orderNumber ?? <span className="break-all">{id}</span>,
    },
    { name: m.cart_fact_ordered(), value: formatDateTime(createdAt) },
  ]
}
