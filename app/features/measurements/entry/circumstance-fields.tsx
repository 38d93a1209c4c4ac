import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { useLocalTime } from '#app/lib/use-local-today.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { asksMealTiming, asksTime, type Measure } from '#server/contract/measures.ts'

type CircumstanceFieldsProps = {
  measure: Measure
  /** The entry to change; absent for a new one. */
  entry: Entry | undefined
  /** Whether the chosen day is today, so that the time is now unless the member says otherwise. */
  isToday: boolean
  timeProblem: (text: string) => string | undefined
}

/** When a value was measured, and whether before or after a meal. Both may stay empty. */
export function CircumstanceFields({
  measure,
  entry,
  isToday,
  timeProblem,
}: CircumstanceFieldsProps) {
  const now = useLocalTime()
  const [typedTime, setTypedTime] = useState<string>()
  const time = typedTime ?? (entry ? (entry.measuredAt ?? '') : isToday ? now : '')
  return (
    <>
      {asksTime(measure) && (
        <TextField
          name="measuredAt"
          type="time"
          label={m.measurements_time()}
          optionalMark={m.measurements_optional()}
          value={time}
          onChange={(event) => setTypedTime(event.target.value)}
          {...fieldProblem(timeProblem(m.measurements_time_wrong()))}
        />
      )}
      {asksMealTiming(measure) && (
        <NativeSelect
          name="mealTiming"
          label={m.measurements_meal()}
          defaultValue={entry?.mealTiming ?? ''}
          options={[
            { value: '', label: m.measurements_meal_unsaid() },
            { value: 'before', label: m.measurements_meal_before() },
            { value: 'after', label: m.measurements_meal_after() },
          ]}
        />
      )}
    </>
  )
}

function fieldProblem(problem: string | undefined) {
  return problem === undefined ? {} : { problem }
}
