import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type TextFieldProps = ComponentProps<typeof Field.Input> & {
  name: string
  label: string
  hint?: string
  /** Shown while the field is wrong. */
  problem?: string
  /** Shown beside the label if the field may stay empty; other fields are required. */
  optionalMark?: string
}

/** A text input of a form with label, hint and error text. */
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
