import { kilogramsText } from '#app/features/goals/goal-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { kcalADayOfWeekly } from '#app/nutrition/energy-of-kilogram.ts'
import { lowestTargetKilograms, planGoal, type WishedGoal } from '#app/nutrition/goal-plan.ts'
import { goalRulesTable } from '#app/nutrition/goal-rules.ts'
import type { RefusalReason } from '#app/nutrition/safe-goal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'

type RefusalNoteProps = {
  reasons: RefusalReason[]
  wish: WishedGoal
  isCalm: boolean
  saferWeeks: number | undefined
  onTakeWeeks: (weeks: number) => void
}

/** Why a goal is refused, and which goal would be accepted. */
export function RefusalNote({ reasons, wish, isCalm, saferWeeks, onTakeWeeks }: RefusalNoteProps) {
  return (
    <>
      <Alert title={m.goals_refused_title()}>
        <div className="flex flex-col items-start gap-3">
          {reasons.map((reason) => (
            <p key={reason}>{refusalText(reason, wish, isCalm)}</p>
          ))}
          {saferWeeks !== undefined && (
            <Button variant="secondary" size="sm" onClick={() => onTakeWeeks(saferWeeks)}>
              {m.goals_take_weeks({ weeks: saferWeeks })}
            </Button>
          )}
        </div>
      </Alert>
      {!isCalm && <ExplainedDetails of={planGoal(wish)} />}
    </>
  )
}

function refusalText(reason: RefusalReason, wish: WishedGoal, isCalm: boolean): string {
  const { rows } = goalRulesTable
  switch (reason) {
    case 'tooThin':
      return m.goals_refused_thin({
        lowest: kilogramsText(lowestTargetKilograms(wish.centimetres)),
        index: formatNumber(rows.lowestIndex),
      })
    case 'tooFastGain':
      return m.goals_refused_gain({ most: formatNumber(rows.mostGainKilogramsAWeek) })
    case 'tooFast':
      return m.goals_refused_fast({ most: formatNumber(rows.mostKilogramsAWeek) })
    case 'overDeficit':
      if (isCalm) return m.goals_refused_deficit_calm()
      return m.goals_refused_deficit({
        kcal: formatNumber(Math.round(kcalADayOfWeekly(planGoal(wish).value.weeklyKilograms))),
        most: formatNumber(rows.mostDeficitKcal),
      })
    case 'underFloor':
      if (isCalm) return m.goals_refused_little_calm()
      return m.goals_refused_floor({
        kcal: formatNumber(planGoal(wish).value.dailyKcal),
        floor: formatNumber(rows.intakeFloorKcal[wish.sex].least),
      })
    case 'underEight':
      if (isCalm) return m.goals_refused_little_calm()
      return m.goals_refused_very_low({ floor: formatNumber(rows.veryLowIntakeKcal) })
  }
}
