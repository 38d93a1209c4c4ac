import { formatMinuteOfDay } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { FreeHours } from '#server/contract/nutritionist.schema.ts'
import { nameOfWeekday } from './nutritionist-words.ts'

/** Free hours of a week, by weekday. */
export function WeeklyHours({ freeHours }: { freeHours: FreeHours[] }) {
  const weekdays = [...Map.groupBy(freeHours, ({ weekday }) => weekday)]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{m.nutritionists_hours_title()}</h2>
      {weekdays.length === 0 ? (
        <p className="text-ink-muted">{m.nutritionists_hours_none()}</p>
      ) : (
        <>
          <dl className="max-w-md">
            {weekdays.map(([weekday, stretches]) => (
              <div
                key={weekday}
                className="flex justify-between gap-6 border-line border-b py-2.5 last:border-b-0"
              >
                <dt className="font-semibold">{nameOfWeekday(weekday)}</dt>
                <dd className="text-right tabular-nums">{stretches.map(textOf).join(', ')}</dd>
              </div>
            ))}
          </dl>
          <p className="max-w-prose text-ink-muted text-sm">{m.nutritionists_hours_text()}</p>
        </>
      )}
    </section>
  )
}

function textOf({ startMinute, endMinute }: FreeHours): string {
  return `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute)}`
}
