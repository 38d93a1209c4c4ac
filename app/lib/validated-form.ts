import { type FormEvent, useState } from 'react'
import * as v from 'valibot'

type Reading<Output> = { kind: 'valid'; value: Output } | { kind: 'invalid'; wrongFields: string[] }

/**
 * Validates a form against its schema. Wrong fields keep the form's order. `FormData` is empty for
 * a half-typed date, so the browser's `badInput` is checked too.
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

/** Names of the fields whose text the browser cannot parse. */
function unreadNamesIn(form: HTMLFormElement): string[] {
  return Array.from(form.elements)
    .filter((control) => control instanceof HTMLInputElement && control.validity.badInput)
    .map((control) => control.getAttribute('name') ?? '')
}

/** Names of all controls; an unchecked box has no FormData entry but a name. */
function namesIn(form: HTMLFormElement): string[] {
  return [...new Set(Array.from(form.elements, (control) => control.getAttribute('name') ?? ''))]
}

/**
 * A form that validates itself. Spread `formProps` on the form and pass `problem(name, text)` to
 * each field: it returns the text while the field is wrong. A submit with wrong fields focuses the
 * first one and calls only `onWrong`. `firstWrongFields` are those that the server found. Typing in a
 * field clears its problem. Method POST keeps typed text out of the URL if the form is submitted
 * without scripts.
 */
export function useValidatedForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  onValid: (value: v.InferOutput<Schema>, form: HTMLFormElement) => void,
  onWrong?: () => void,
  firstWrongFields: readonly string[] = [],
) {
  const [wrongFields, setWrongFields] = useState(firstWrongFields)

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
    isWrong: (name: string) => wrongFields.includes(name),
    problem: (name: string, text: string) => (wrongFields.includes(name) ? text : undefined),
    formProps: { method: 'post', noValidate: true, onSubmit, onInput } as const,
  }
}
