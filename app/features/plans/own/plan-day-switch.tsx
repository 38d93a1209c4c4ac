import { formatDayLong } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type PlanDaySwitchProps = {
  day: string
  canPrint: boolean
  onChange: (day: string) => void
}

/** Steps from day to day, and prints the seven days from the shown one. */
export function PlanDaySwitch({ day, canPrint, onChange }: PlanDaySwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.plans_day_before()}
        onClick={() => onChange(dayAfter(day, -1))}
      >
        <Icon name="arrow-left" />
      </Button>
      <span aria-live="polite">{formatDayLong(day)}</span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.plans_day_after()}
        onClick={() => onChange(dayAfter(day, 1))}
      >
        <Icon name="arrow-right" />
      </Button>
      {canPrint && (
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {m.plans_print()}
        </Button>
      )}
    </div>
  )
}
