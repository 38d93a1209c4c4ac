import { type FormEvent, useRef, useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { useVerifyCode } from '#app/features/cart/cart.mutations.ts'
import { useGoToPayment } from '#app/features/cart/order/go-to-payment.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'

const digitCount = 6

type OtpFormProps = { orderId: string }

export function OtpForm({ orderId }: OtpFormProps) {
  const [code, setCode] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const verify = useVerifyCode(orderId, useGoToPayment())
  const formRef = useRef<HTMLFormElement>(null)
  const isBusy = verify.isPending || verify.isSuccess

  function send(digits: string) {
    if (!isBusy) verify.mutate(digits, { onError: startOver })
  }

  function change(digits: string) {
    setCode(digits)
    setIsIncomplete(false)
    if (digits.length === digitCount) send(digits)
  }

  // A full code submits itself at every correction, and each costs an attempt: clear a refused code.
  function startOver(error: unknown) {
    if (!isRefusedCode(error)) return
    setCode('')
    formRef.current?.querySelector('input')?.focus()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsIncomplete(code.length < digitCount)
    if (code.length === digitCount) send(code)
    else event.currentTarget.querySelector('input')?.focus()
  }

  const problem = isIncomplete
    ? m.cart_otp_incomplete()
    : verify.isError
      ? textOfError(verify.error)
      : undefined
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col items-stretch gap-5 sm:items-start"
    >
      <CodeField
        name="code"
        label={m.cart_otp_label()}
        value={code}
        length={digitCount}
        autoFocus
        problem={problem}
        onChange={change}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {m.cart_otp_submit()}
      </Button>
      <p role="status" className="empty:sr-only">
        {verify.isSuccess && m.cart_otp_leaving()}
      </p>
    </form>
  )
}

function isRefusedCode(error: unknown): boolean {
  return error instanceof AppError && (error.says('WRONG_OTP') || error.says('OTP_OUTDATED'))
}
