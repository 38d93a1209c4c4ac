import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Field } from '#app/ui/field.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { mostWrongSharePins, sharePinSchema } from '#server/contract/share.schema.ts'
import { useOpenByPin } from './sharing.mutations.ts'

/**
 * Asks for the PIN of a link. A refusal does not reveal whether the PIN was wrong or the link has ended.
 * A malformed PIN is not sent: it would use up one of the link's few tries.
 */
export function SharePinForm({ shareKey }: { shareKey: string }) {
  const openByPin = useOpenByPin(shareKey)
  const input = useRef<HTMLInputElement>(null)
  const alertId = useId()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const isRefused = !isIncomplete && openByPin.isSuccess && !openByPin.data
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pin = v.safeParse(sharePinSchema, input.current?.value)
    input.current?.focus()
    setIsIncomplete(!pin.success)
    if (pin.success && !openByPin.isPending) openByPin.mutate(pin.output)
  }
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-8">
      <PageHeading title={m.sharing_pin_title()} description={m.sharing_pin_text()} />
      <Card>
        <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
          <Field.Root required invalid={isRefused || isIncomplete}>
            <Field.Label>{m.sharing_pin_field()}</Field.Label>
            <Field.Input
              ref={input}
              name="pin"
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={isRefused ? alertId : undefined}
              onChange={() => setIsIncomplete(false)}
              className="max-w-48 text-xl tabular-nums tracking-widest"
            />
            <Field.ErrorText>{isIncomplete && m.sharing_pin_incomplete()}</Field.ErrorText>
          </Field.Root>
          {isRefused && (
            <Alert id={alertId} tone="danger" title={m.sharing_pin_refused_title()}>
              {m.sharing_pin_refused({ count: mostWrongSharePins })}
            </Alert>
          )}
          <FailureAlert error={openByPin.error} title={m.sharing_pin_failed_title()} />
          <Button type="submit" className="sm:self-start" isBusy={openByPin.isPending}>
            {m.sharing_pin_submit()}
          </Button>
        </form>
      </Card>
    </div>
  )
}
