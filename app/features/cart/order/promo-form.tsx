import { type FormEvent, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { codeOf } from '#server/contract/typed-text.ts'

type PromoFormProps = {
  /** From the address. The order check says whether it applies. */
  promoCode: string | undefined
  check: OrderCheck
  onChange: (promoCode: string | undefined) => void
}

/** Shows the applied promo code, or the field for one. */
export function PromoForm({ promoCode, check, onChange }: PromoFormProps) {
  const applied = check.lines.find((line) => line.kind === 'promo_discount')
  return applied ? (
    <AppliedPromo code={applied.promoCode} onRemove={() => onChange(undefined)} />
  ) : (
    <PromoField
      // A refused code stays in the field for correction.
      key={promoCode}
      promoCode={promoCode}
      problem={problemOf(check)}
      onChange={onChange}
    />
  )
}

function AppliedPromo({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-success-soft py-2 pr-2 pl-4 text-success-ink">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="check" />
        {m.cart_promo_held({ code })}
      </p>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {m.cart_promo_remove()}
      </Button>
    </div>
  )
}

type PromoFieldProps = {
  promoCode: string | undefined
  problem: string | undefined
  onChange: (promoCode: string | undefined) => void
}

function PromoField({ promoCode = '', problem, onChange }: PromoFieldProps) {
  const [typed, setTyped] = useState(promoCode)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onChange(codeOf(typed) || undefined)
  }
  return (
    <form method="post" onSubmit={onSubmit}>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>{m.cart_promo_label()}</Field.Label>
        <div className="flex gap-2">
          <Field.Input
            name="promo-code"
            value={typed}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            {m.cart_promo_apply()}
          </Button>
        </div>
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
    </form>
  )
}

function problemOf({ promoRefusal }: OrderCheck): string | undefined {
  if (!promoRefusal) return undefined
  const { reason, minimumRupiah } = promoRefusal
  return reason === 'PROMO_MINIMUM' && minimumRupiah !== null
    ? m.cart_promo_minimum({ minimum: formatRupiah(minimumRupiah) })
    : textOfError(reason)
}
