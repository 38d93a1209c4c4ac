import type { ComponentProps } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'

type TextFieldProps = ComponentProps<typeof Field.Input> & {
  name: string
  label: string
  hint?: string
  /** What is wrong with it, when it is. */
  problem?: string
  isOptional?: boolean
}

/** One line of a form in this feature: label, input, hint, and what is wrong. */
export function TextField({ label, hint, problem, isOptional, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required={!isOptional}>
      <Field.Label>
        {label}
        {isOptional && <span className="font-normal text-ink-muted"> ({m.auth_optional()})</span>}
      </Field.Label>
      <Field.Input {...input} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
