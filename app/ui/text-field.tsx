import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type TextFieldProps = ComponentProps<typeof Field.Input> & {
  name: string
  label: string
  hint?: string
  /** What is wrong with it, when it is. */
  problem?: string
  /** The word that says that it may stay empty; a field without it has to be filled. */
  optionalMark?: string
}

/** One line of a form: label, input, hint, and what is wrong. */
export function TextField({ label, hint, problem, optionalMark, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required={optionalMark === undefined}>
      <Field.Label>
        {label}
        {optionalMark && <span className="font-normal text-ink-muted"> ({optionalMark})</span>}
      </Field.Label>
      <Field.Input {...input} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
