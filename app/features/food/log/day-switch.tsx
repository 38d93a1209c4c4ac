import { useId, useState } from 'react'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Keeps a half-typed year from opening a day of the Roman empire. */
const firstDay = '2000-01-01'

const field = fieldStyles()

type DaySwitchProps = {
  day: string
  today: string
  /** The last day the member can open. */
  last: string
  onChange: (day: string) => void
}

/** Opens the day before or after, or any day by its date. */
export function DaySwitch({ day, today, last, onChange }: DaySwitchProps) {
  const dateId = useId()
  // The field keeps what is typed until it is a day that can be opened.
  const [typed, setTyped] = useState({ day, text: day })
  if (typed.day !== day) setTyped({ day, text: day })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-semibold tabular-nums" aria-live="polite">
        {day === today ? m.food_today() : formatDate(day)}
      </p>
      <div className="flex items-center gap-1 max-[17rem]:flex-wrap print:hidden">
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.food_day_before()}
          title={m.food_day_before()}
          disabled={day <= firstDay}
          onClick={() => onChange(dayAfter(day, -1))}
        >
          <Icon name="arrow-left" />
        </Button>
        <label htmlFor={dateId} className="sr-only">
          {m.food_day_choose()}
        </label>
        <input
          id={dateId}
          type="date"
          required
          min={firstDay}
          max={last}
          value={typed.text}
          onChange={({ target }) => {
            setTyped({ day, text: target.value })
            if (target.validity.valid) onChange(target.value)
          }}
          className={field.input({ className: 'w-auto' })}
        />
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.food_day_after()}
          title={m.food_day_after()}
          disabled={day >= last}
          onClick={() => onChange(dayAfter(day, 1))}
        >
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  )
}
