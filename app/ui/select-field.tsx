import { Field as ArkField } from '@ark-ui/react/field'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    frame: 'relative',
    // Needed because CSS counts a select as read-only.
    select: [
      'min-h-11 w-full appearance-none truncate rounded-control border border-line-strong',
      'bg-surface-raised py-2 pr-9 pl-3 aria-invalid:border-danger-action aria-invalid:ring-1',
      'aria-invalid:ring-danger-action',
    ],
    arrow: 'pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted',
  },
})()

type SelectFieldProps = {
  name: string
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
  defaultValue?: string | undefined
  /** Shown while the field is wrong. */
  problem?: string | undefined
}

/** A native select of a form with label and error text. */
export function SelectField({
  name,
  label,
  placeholder,
  options,
  defaultValue = '',
  problem,
}: SelectFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <div className={styles.frame()}>
        <ArkField.Select name={name} defaultValue={defaultValue} className={styles.select()}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </ArkField.Select>
        <Icon name="chevron-down" className={styles.arrow()} />
      </div>
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
