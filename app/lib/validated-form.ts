import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'

type Reading<Output> = { kind: 'valid'; value: Output } | { kind: 'invalid'; wrongFields: string[] }

/**
 * Checks what a form holds against its schema; the wrong fields come in the order of the form. Of a
 * date that was begun and not ended the form holds nothing: the browser alone knows that it is wrong.
 */
function readForm<const Schema extends v.GenericSchema>(
  form: HTMLFormElement,
  schema: Schema,
): Reading<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, Object.fromEntries(new FormData(form)))
  const unread = unreadNamesIn(form)
  if (result.success && unread.length === 0) return { kind: 'valid', value: result.output }
  const wrong = new Set([...unread, ...(result.issues ?? []).map(({ path }) => path?.[0]?.key)])
  return {
    kind: 'invalid',
    wrongFields: namesIn(form).filter((name) => wrong.has(name)),
  }
}

/** Of the fields that hold what the browser can make nothing of. */
function unreadNamesIn(form: HTMLFormElement): string[] {
  return Array.from(form.elements)
    .filter((control) => control instanceof HTMLInputElement && control.validity.badInput)
    .map((control) => control.getAttribute('name') ?? '')
}

/** Of every control, also of those that hold nothing: a box that is not checked sends no entry. */
function namesIn(form: HTMLFormElement): string[] {
  return [...new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? ''))]
}

/**
 * A form that checks itself: spread `formProps` on it, mark the fields for which `isWrong` holds.
 * A submit with wrong fields moves the focus to the first of them and calls `onWrong` alone; typing in
 * a field takes its mark away. Until `isReady` the submit button has to be disabled: the browser would
 * leave with the form, and what was typed be lost. Even then it posts, so that nothing typed ever gets
 * into an address.
 */
export function useValidatedForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  onValid: (value: v.InferOutput<Schema>, form: HTMLFormElement) => void,
  onWrong?: () => void,
) {
  const [wrongFields, setWrongFields] = useState<readonly string[]>([])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const reading = readForm(form, schema)
    setWrongFields(reading.kind === 'invalid' ? reading.wrongFields : [])
    if (reading.kind === 'valid') return onValid(reading.value, form)
    onWrong?.()
    form.querySelector<HTMLElement>(`[name="${reading.wrongFields[0]}"]`)?.focus()
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name
    setWrongFields((fields) =>
      fields.includes(name) ? fields.filter((it) => it !== name) : fields,
    )
  }

  return {
    isReady: useHydrated(),
    isWrong: (name: string) => wrongFields.includes(name),
    formProps: { method: 'post', noValidate: true, onSubmit, onInput } as const,
  }
}
