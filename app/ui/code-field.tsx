import { Field } from './field.tsx'

type CodeFieldProps = {
  name: string
  label: string
  /** The digits typed so far. */
  value: string
  onChange: (digits: string) => void
  length: number
  autoFocus?: boolean
  /** Shown while the code is wrong. */
  problem?: string
}

/**
 * A code of digits in one field, as a one-time code arrives by mail. It drops what is not a digit, so a
 * code pasted with spaces or a line break fits. Browsers fill it in by themselves.
 */
export function CodeField({ label, onChange, length, problem, ...input }: CodeFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        {...input}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
        className="min-h-14 max-w-xs text-center font-semibold text-2xl tabular-nums tracking-[0.4em]"
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}
