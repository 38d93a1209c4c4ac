import { useId } from 'react'
import { CheckboxBox } from './checkbox-box.tsx'
import { slotRecipe } from './recipe.ts'

const styles = slotRecipe({
  slots: {
    root: 'flex items-start gap-3 rounded-control py-1 pointer-coarse:py-2.5',
    label: 'flex min-w-0 flex-col',
    hint: 'text-ink-muted text-sm',
  },
})()

type CheckboxProps = {
  label: string
  /** What checking it means. */
  hint?: string
  checked: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
}

export function Checkbox({ label, hint, checked, onChange, disabled }: CheckboxProps) {
  const id = useId()
  const hintId = useId()
  return (
    <label htmlFor={id} className={styles.root()}>
      <CheckboxBox
        id={id}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={styles.label()}>
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint()}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
