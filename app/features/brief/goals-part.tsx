import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { briefRules } from '#app/nutrition/brief/brief-rules.ts'
import { explainedCount } from '#app/nutrition/brief/explained-diary.ts'
import { explainedCorridor } from '#app/nutrition/goal-corridor.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { Fact, Facts, TooLittle } from './fact.tsx'

const { leastDays } = briefRules.goals

/** The current goal, where the trend is expected today, and how often it was there. */
export function GoalsPart({ part: { current }, day }: { part: BriefPart<'goals'>; day: string }) {
  if (!current) return <p className="text-ink-muted">{m.brief_goal_none()}</p>
  const { startKilograms, targetKilograms, weeks, endsOn, corridor, adherence } = current
  const explained = explainedCorridor(current, day)
  return (
    <Facts>
      <Fact
        term={m.brief_goal()}
        days={m.brief_goal_until({ count: weeks, date: formatDate(endsOn) })}
      >
        {m.brief_goal_kilograms({
          start: kilograms(startKilograms),
          target: kilograms(targetKilograms),
        })}
      </Fact>
      <Fact term={m.brief_corridor()} explained={explained}>
        {m.brief_corridor_kilograms({
          least: kilograms(corridor.least),
          most: kilograms(corridor.most),
        })}
      </Fact>
      {adherence && (
        <Fact
          term={m.brief_adherence({ days: adherence.windowDays })}
          explained={explainedCount('k₁ ≤ T ≤ k₂', adherence.dayCount)}
          rule={m.brief_rule_adherence({ least: leastDays })}
        >
          {adherence.withinCount === null ? (
            <TooLittle {...adherence} leastDays={leastDays} />
          ) : (
            m.brief_adherence_of({ count: adherence.withinCount, days: adherence.dayCount })
          )}
        </Fact>
      )}
    </Facts>
  )
}

function kilograms(value: number): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
