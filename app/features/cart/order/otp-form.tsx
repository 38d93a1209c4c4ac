import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { useVerifyCode } from '#app/features/cart/cart.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PinInput } from '#app/ui/pin-input.tsx'

const digitCount = 6

type OtpFormProps = { orderId: string }

export function OtpForm({ orderId }: OtpFormProps) {
  const [digits, setDigits] = useState<string[]>([])
  const [isIncomplete, setIsIncomplete] = useState(false)
  const verify = useVerifyCode(orderId)
  const goToPayment = useGoToPayment()
  const problemId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const isBusy = verify.isPending || verify.isSuccess

  function send(code: string) {
    if (!isBusy) verify.mutate(code, { onSuccess: goToPayment, onError: startOver })
  }

  // A full row submits itself at every correction, and each costs an attempt: clear a refused code.
  function startOver(error: unknown) {
    if (!isRefusedCode(error)) return
    setDigits([])
    formRef.current?.querySelector('input')?.focus()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = digits.join('')
    setIsIncomplete(code.length < digitCount)
    if (code.length === digitCount) send(code)
    else event.currentTarget.querySelector('input')?.focus()
  }

  const problem = isIncomplete
    ? m.cart_otp_incomplete()
    : verify.isError
      ? textOfError(verify.error)
      : ''
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      // Ark's PIN input starts empty, and six replayed inputs would race for the focus without end.
      data-starts-empty
      onSubmit={onSubmit}
      className="flex flex-col items-stretch gap-5 sm:items-start"
    >
      <PinInput
        label={m.cart_otp_label()}
        value={digits}
        length={digitCount}
        autoFocus
        invalid={problem !== ''}
        describedBy={problemId}
        inputLabel={(index, length) => m.cart_otp_digit({ position: index + 1, count: length })}
        onChange={(value) => {
          setDigits(value)
          setIsIncomplete(false)
        }}
        onComplete={send}
      />
      <p id={problemId} role="alert" className="font-medium text-danger-ink empty:sr-only">
        {problem}
      </p>
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

type Verified = { transactionId: string; paymentUrl: string | null }

/** Leads to the payment service, or to the purchase if nothing is left to pay. */
function useGoToPayment() {
  const navigate = useNavigate()
  return ({ transactionId, paymentUrl }: Verified) => {
    if (paymentUrl) window.location.assign(paymentUrl)
    else navigate({ to: '/transaction/$id', params: { id: transactionId }, replace: true })
  }
}
