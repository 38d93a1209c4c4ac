import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type CorridorBand, explainedCorridor, goalEndsOn } from '#app/nutrition/goal-corridor.ts'
import { storedPlanOf } from '#app/nutrition/stored-plan.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Goal } from '#server/contract/goal.schema.ts'
import { useEndGoal } from './goal.mutations.ts'
import { kilogramsText, paceText } from './goal-words.ts'

type CurrentGoalProps = {
  trackerId: string
  goal: Goal
  today: string
  /** Today's trend; absent before the first weight. */
  trendKilograms: number | undefined
  isCalm: boolean
  /** The planned intake needs a signature that is over. */
  isUnsigned: boolean
  onChange: () => void
}

/** The goal of a member, and the weight that is expected today. */
export function CurrentGoal(props: CurrentGoalProps) {
  const { trackerId, goal, today, trendKilograms, isCalm, isUnsigned, onChange } = props
  const end = useEndGoal(trackerId)
  const corridor = explainedCorridor(goal, today)
  return (
    <Card padding="lg" className="flex max-w-3xl flex-col gap-6">
      {isCalm ? (
        <p className="max-w-prose">{m.goals_calm({ end: formatDate(goalEndsOn(goal)) })}</p>
      ) : (
        <Weights goal={goal} />
      )}
      {corridor && !isCalm && (
        <div className="flex flex-col gap-2">
          <p className="max-w-prose text-lg">
            {m.goals_corridor_today({
              least: kilogramsText(corridor.value.least),
              most: kilogramsText(corridor.value.most),
            })}
          </p>
          {trendKilograms !== undefined && (
            <p className="max-w-prose">{progressText(trendKilograms, corridor.value, goal)}</p>
          )}
          <ExplainedDetails of={corridor} />
        </div>
      )}
      {!isCalm && (
        <div>
          <h4 className="font-semibold">{m.goals_plan_title()}</h4>
          <p className="pt-1">
            {m.goals_plan_text({
              pace: paceText(goal.plan.value.weeklyKilograms),
              kcal: formatNumber(goal.plan.value.dailyKcal),
            })}
          </p>
          <ExplainedDetails of={storedPlanOf(goal)} />
        </div>
      )}
      {isUnsigned && <Alert tone="warning">{m.goals_intake_unsigned()}</Alert>}
      <FailureAlert error={end.error} title={m.goals_failed_title()} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          {m.goals_change()}
        </Button>
        <Button variant="quiet" isBusy={end.isPending} onClick={() => end.mutate()}>
          {m.goals_end()}
        </Button>
      </div>
    </Card>
  )
}

function Weights({ goal }: Pick<CurrentGoalProps, 'goal'>) {
  return (
    <div>
      <h3 className="font-normal text-base text-ink-muted">{m.goals_current_title()}</h3>
      <p className="font-bold text-5xl tabular-nums tracking-tight">
        {kilogramsText(goal.targetKilograms)}
      </p>
      <p className="pt-1 text-ink-muted">
        {m.goals_current_from({
          weight: kilogramsText(goal.startKilograms),
          start: formatDate(goal.startsOn),
          end: formatDate(goalEndsOn(goal)),
        })}
      </p>
    </div>
  )
}

/** Neither praises nor blames; a member who loses faster than planned is asked to slow down. */
function progressText(trend: number, band: CorridorBand, goal: Goal): string {
  const weight = kilogramsText(trend)
  if (trend >= band.least && trend <= band.most) return m.goals_trend_in({ weight })
  const isDown = goal.targetKilograms < goal.startKilograms
  const isBehind = isDown ? trend > band.most : trend < band.least
  return isBehind ? m.goals_trend_behind({ weight }) : m.goals_trend_ahead({ weight })
}
