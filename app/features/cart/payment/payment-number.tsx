import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'

type PaymentNumberProps = { label: ReactNode; value: string; copyLabel: string }

/** Digits to type elsewhere: large, apart, and copied by one press. */
export function PaymentNumber({ label, value, copyLabel }: PaymentNumberProps) {
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
