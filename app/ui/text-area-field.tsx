import { Field as ArkField } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import { Field, fieldStyles } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<typeof ArkField.Textarea>, 'className'> & {
  name: string
  label: string
  hint?: string
  /** What is wrong with it, when it is. */
  problem?: string | undefined
}

/** Several lines of a form: label, input, hint, and what is wrong. */
export function TextAreaField({ label, hint, problem, rows = 5, ...input }: TextAreaFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <ArkField.Textarea rows={rows} {...input} className={fieldStyles().input()} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
