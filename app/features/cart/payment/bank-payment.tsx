import type { ReactNode } from 'react'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { bankNameOf, bankStepsOf } from './bank-steps.ts'

type BankPaymentProps = {
  bank: string
  number: string
  billerCode: string | null
  totalRupiah: number
}

/** The account number, and the payment steps of this bank. */
export function BankPayment({ bank, number, billerCode, totalRupiah }: BankPaymentProps) {
  const name = bankNameOf(bank)
  return (
    <>
      <div className="flex flex-col gap-5 rounded-control bg-surface-sunken p-5">
        {billerCode && (
          <PaymentNumber
            label={m.cart_method_biller_code()}
            value={billerCode}
            copyLabel={m.cart_method_copy_code()}
          />
        )}
        <PaymentNumber
          label={m.cart_method_number({ bank: name })}
          value={number}
          copyLabel={m.cart_method_copy_number()}
        />
        <p className="text-ink-muted text-sm">{m.cart_method_exact()}</p>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{m.cart_method_steps_title({ bank: name })}</h2>
        <Accordion
          items={bankStepsOf(bank, formatRupiah(totalRupiah)).map(({ place, steps }) => ({
            title: place,
            content: (
              <ol className="flex list-decimal flex-col gap-1.5 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ),
          }))}
        />
        <p className="text-ink-muted text-sm">{m.cart_method_steps_note()}</p>
      </section>
    </>
  )
}

type PaymentNumberProps = { label: ReactNode; value: string; copyLabel: string }

/** Digits that the user types elsewhere, with a copy button. */
function PaymentNumber({ label, value, copyLabel }: PaymentNumberProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="text-ink-muted text-sm">{label}</p>
        <p className="break-all font-bold text-2xl tabular-nums tracking-wider">{value}</p>
      </div>
      <CopyButton
        icon="copy"
        value={value}
        label={copyLabel}
        copiedLabel={m.cart_method_copied()}
      />
    </div>
  )
}
