import { Field as ArkField } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import { Field, fieldStyles } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<typeof ArkField.Textarea>, 'className'> & {
  name: string
  label: string
  hint?: string
  /** The field may stay empty. */
  isOptional?: boolean
  /** Shown while the field is wrong. */
  problem?: string | undefined
}

/** A text area of a form with label, hint and error text. */
export function TextAreaField({
  label,
  hint,
  isOptional = false,
  problem,
  rows = 5,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required={!isOptional}>
      <Field.Label>{label}</Field.Label>
      <ArkField.Textarea rows={rows} {...input} className={fieldStyles().input()} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
