import { useId } from 'react'
import { CheckboxBox } from './checkbox-box.tsx'
import { recipe } from './recipe.ts'

const styles = recipe({ base: 'flex items-start gap-3 rounded-control py-1 pointer-coarse:py-2.5' })

type CheckboxProps = {
  label: string
  checked: boolean
  onChange?: (checked: boolean) => void
  disabled?: boolean
}

export function Checkbox({ label, checked, onChange, disabled }: CheckboxProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles()}>
      <CheckboxBox
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="min-w-0 font-semibold">{label}</span>
    </label>
  )
}
