import { type ReactNode, useId } from 'react'
import { CheckboxBox } from './checkbox-box.tsx'
import { fieldStyles } from './field.tsx'
import { Icon } from './icon.tsx'

const field = fieldStyles()

type CheckboxFieldProps = {
  name: string
  label: ReactNode
  /** Shown while the field is wrong. */
  problem?: string | undefined
}

/** A required checkbox of a form. */
export function CheckboxField({ name, label, problem }: CheckboxFieldProps) {
  const id = useId()
  const errorId = useId()
  return (
    <div className={field.root()}>
      <label htmlFor={id} className="flex items-start gap-3 py-1 pointer-coarse:py-2.5">
        <CheckboxBox
          id={id}
          name={name}
          required
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : errorId}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {problem !== undefined && (
        <p id={errorId} className={field.errorText()}>
          <Icon name="warning" className="size-5" />
          {problem}
        </p>
      )}
    </div>
  )
}
