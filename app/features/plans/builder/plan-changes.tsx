import { groupNames, weekdaysText } from '#app/features/plans/plan-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PlanDay } from '#server/contract/meal-plan.schema.ts'
import { changesBetween } from './change-days.ts'

type PlanChangesProps = { version: number; before: readonly PlanDay[]; after: readonly PlanDay[] }

/** What differs from the last version, in units of each meal. */
export function PlanChanges({ version, before, after }: PlanChangesProps) {
  const changes = changesBetween(before, after)
  return (
    <section aria-labelledby="plan-changes" className="flex flex-col gap-2">
      <h2 id="plan-changes" className="text-xl">
        {m.plans_changes({ version })}
      </h2>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{m.plans_changes_none()}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {changes.map(({ weekdays, meal, group, from, to }) => (
            <li key={`${meal} ${group} ${weekdays.join()}`}>
              {m.plans_change_line({
                days: weekdaysText(weekdays),
                meal: mealNames[meal](),
                group: groupNames[group](),
                from: formatNumber(from),
                to: formatNumber(to),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
