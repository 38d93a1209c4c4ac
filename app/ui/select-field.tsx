import { Field as ArkField } from '@ark-ui/react/field'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    frame: 'relative',
    // To CSS a select is read-only, so it cannot look like the input of a field by its classes.
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
  /** What stands there while nothing is chosen. */
  placeholder: string
  options: { value: string; label: string }[]
  defaultValue?: string | undefined
  /** What is wrong with it, when it is. */
  problem?: string | undefined
}

/** A choice of a form that has to be made: label, the browser's own select, and what is wrong. */
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
