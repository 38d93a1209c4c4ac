import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { BankPayment } from './bank-payment.tsx'

type PayWithProps = { transaction: Transaction }

/** Explains the chosen method, or links to the choice of one. */
export function PayWith({ transaction }: PayWithProps) {
  const { chosenMethod: method, totalRupiah, paymentUrl } = transaction
  if (method?.bank && method.number)
    return (
      <BankPayment
        bank={method.bank}
        number={method.number}
        billerCode={method.billerCode}
        totalRupiah={totalRupiah}
      />
    )
  const { text, link } = wordsOf(method?.type)
  return (
    <>
      <p className="text-pretty">{text}</p>
      {paymentUrl && (
        <a href={paymentUrl} className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}>
          {link}
        </a>
      )}
    </>
  )
}

function wordsOf(type: ChosenMethod['type'] | undefined) {
  switch (type) {
    case undefined:
      return { text: m.cart_method_none_text(), link: m.cart_pay_now() }
    case 'qr':
      return { text: m.cart_method_qris_text(), link: m.cart_method_qris_open() }
    default:
      return { text: m.cart_method_other_text(), link: m.cart_method_other_open() }
  }
}
