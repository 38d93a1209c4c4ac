import { useId } from 'react'
import { CheckboxBox } from '#app/ui/checkbox-box.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { boxName } from './profile-form.schema.ts'

type BoxListProps = {
  group: string
  label: string
  boxes: { value: string; label: string }[]
  ticked: readonly string[]
  /** Shown while none is ticked that must be. */
  problem?: string | undefined
}

/** Several boxes of which any may be ticked. */
export function BoxList({ group, label, boxes, ticked, problem }: BoxListProps) {
  const id = useId()
  const errorId = useId()
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={problem === undefined ? undefined : errorId}
    >
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {boxes.map(({ value, label }) => {
          const name = boxName(group, value)
          return (
            <label
              key={value}
              htmlFor={`${id}${name}`}
              className="flex items-start gap-3 py-1 pointer-coarse:py-2.5"
            >
              <CheckboxBox
                id={`${id}${name}`}
                name={name}
                defaultChecked={ticked.includes(value)}
                aria-invalid={problem !== undefined || undefined}
              />
              <span className="min-w-0">{label}</span>
            </label>
          )
        })}
      </div>
      {problem !== undefined && (
        <p id={errorId} className={fieldStyles().errorText()}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
