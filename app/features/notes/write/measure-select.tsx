import { measureName } from '#app/readings/measure-words.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { type Measure, measures } from '#server/contract/measures.ts'

type MeasureSelectProps = {
  name: string
  label: string
  /** What no measure means. */
  none: string
  value: Measure | null
  onChange: (measure: Measure | null) => void
}

/** A measure of the tracker, or none. */
export function MeasureSelect({ name, label, none, value, onChange }: MeasureSelectProps) {
  return (
    <NativeSelect
      name={name}
      label={label}
      value={value ?? ''}
      onChange={(event) =>
        onChange(measures.find((measure) => measure === event.target.value) ?? null)
      }
      options={[
        { value: '', label: none },
        ...measures.map((measure) => ({ value: measure, label: measureName(measure) })),
      ]}
    />
  )
}
