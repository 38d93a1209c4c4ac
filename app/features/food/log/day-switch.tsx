import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type DaySwitchProps = {
  day: string
  today: string
  /** The last day the member can open. */
  last: string
  onChange: (day: string) => void
}

export function DaySwitch({ day, today, last, onChange }: DaySwitchProps) {
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.food_day_before()}
        title={m.food_day_before()}
        onClick={() => onChange(dayAfter(day, -1))}
      >
        <Icon name="arrow-left" />
      </Button>
      <p className="min-w-40 text-center font-semibold tabular-nums" aria-live="polite">
        {day === today ? m.food_today() : formatDate(day)}
      </p>
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
  )
}
