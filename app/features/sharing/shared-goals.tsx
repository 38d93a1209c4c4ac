import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { SharedTracker } from '#server/contract/share.schema.ts'
import { NothingShared } from './shared-table.tsx'

type SharedGoalsProps = { goals: NonNullable<SharedTracker['goals']> }

export function SharedGoals({ goals }: SharedGoalsProps) {
  if (goals.length === 0) return <NothingShared />
  return (
    <ul className="flex flex-col gap-3">
      {goals.map((goal) => (
        <li key={`${goal.startsOn} ${goal.endedOn}`}>
          {m.sharing_goal({
            start: kilograms(goal.startKilograms),
            target: kilograms(goal.targetKilograms),
            weeks: goal.weeks,
            date: formatDate(goal.startsOn),
          })}
          {goal.endedOn && (
            <span className="text-ink-muted">
              {' '}
              {m.sharing_goal_ended({ date: formatDate(goal.endedOn) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function kilograms(value: number): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
