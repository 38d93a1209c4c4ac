import { PinInput as ArkPinInput } from '@ark-ui/react/pin-input'
import { useId } from 'react'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex flex-col gap-2',
    label: 'font-semibold text-sm',
    control: 'flex max-w-md gap-2 sm:gap-3',
    input: [
      'h-14 w-full min-w-0 sm:h-16 rounded-control border border-line-strong bg-surface-raised text-center',
      'font-semibold text-xl tabular-nums placeholder:text-transparent',
      'data-invalid:border-danger-action data-invalid:ring-1 data-invalid:ring-danger-action',
    ],
  },
})()

type PinInputProps = {
  label: string
  /** One string per field; joined they are the code. */
  value: string[]
  onChange: (value: string[]) => void
  /** Called with the code once every field is filled, also by pasting. */
  onComplete?: (code: string) => void
  length?: number
  invalid?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** Id of the error text. */
  describedBy?: string
  /** Accessible name of one field. */
  inputLabel: (index: number, length: number) => string
}

/** A code of digits, one field each. Pasting the code into any field fills them all. */
export function PinInput({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  invalid = false,
  disabled = false,
  autoFocus = false,
  describedBy,
  inputLabel,
}: PinInputProps) {
  const id = useId()
  const fieldId = (index: string) => `${id}${index}`
  return (
    <ArkPinInput.Root
      ids={{ input: fieldId }}
      value={value}
      count={length}
      type="numeric"
      otp
      invalid={invalid}
      disabled={disabled}
      autoFocus={autoFocus}
      translations={{ inputLabel }}
      onValueChange={(details) => onChange(details.value)}
      onValueComplete={(details) => onComplete?.(details.valueAsString)}
      className={styles.root()}
    >
      {/* Labels the first field: without a form there is no hidden input to label. */}
      <ArkPinInput.Label htmlFor={fieldId('0')} className={styles.label()}>
        {label}
      </ArkPinInput.Label>
      <ArkPinInput.Control className={styles.control()}>
        {Array.from({ length }, (_, index) => (
          <ArkPinInput.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its position.
            key={index}
            index={index}
            // Ark's "tel" does not allow one-time-code autofill.
            type="text"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={styles.input()}
          />
        ))}
      </ArkPinInput.Control>
    </ArkPinInput.Root>
  )
}
