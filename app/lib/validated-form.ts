import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'

type Reading<Output> = { kind: 'valid'; value: Output } | { kind: 'invalid'; wrongFields: string[] }

/** Checks what a form holds against its schema; the wrong fields come in the order of the form. */
function readForm<const Schema extends v.GenericSchema>(
  form: HTMLFormElement,
  schema: Schema,
): Reading<v.InferOutput<Schema>> {
  const entries = new FormData(form)
  const result = v.safeParse(schema, Object.fromEntries(entries))
  if (result.success) return { kind: 'valid', value: result.output }
  const wrong = new Set(result.issues.map((issue) => issue.path?.[0]?.key))
  return {
    kind: 'invalid',
    wrongFields: [...new Set(entries.keys())].filter((key) => wrong.has(key)),
  }
}

/**
 * A form that checks itself: spread `formProps` on it, mark the fields for which `isWrong` holds.
 * A submit with wrong fields moves the focus to the first of them and calls nothing; typing in a
 * field takes its mark away. Until `isReady` the submit button has to be disabled: the browser would
 * leave with the form, and what was typed be lost. Even then it posts, so that nothing typed ever gets
 * into an address.
 */
export function useValidatedForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  onValid: (value: v.InferOutput<Schema>, form: HTMLFormElement) => void,
) {
  const [wrongFields, setWrongFields] = useState<readonly string[]>([])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const reading = readForm(form, schema)
    setWrongFields(reading.kind === 'invalid' ? reading.wrongFields : [])
    if (reading.kind === 'valid') onValid(reading.value, form)
    else form.querySelector<HTMLElement>(`[name="${reading.wrongFields[0]}"]`)?.focus()
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
