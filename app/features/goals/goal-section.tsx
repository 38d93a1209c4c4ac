import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { clearanceOn, personReasonsOn } from '#app/nutrition/circumstances.ts'
import { goalRulesTable } from '#app/nutrition/goal-rules.ts'
import { startWeightOn } from '#app/nutrition/start-weight.ts'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { Button } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { useCarriedState } from '#app/ui/use-carried-state.ts'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { Tracker } from '#server/contract/tracker.schema.ts'
import { ClearanceNote } from './clearance-note.tsx'
import { CurrentGoal } from './current-goal.tsx'
import { EarlierGoals } from './earlier-goals.tsx'
import type { GoalBoard } from './goal.server.ts'
import { PersonPanel } from './person-panel.tsx'
import { type AboutForm, GoalWizard } from './wizard/goal-wizard.tsx'

type GoalSectionProps = {
  tracker: Pick<Tracker, 'id' | 'nutritionist'>
  today: string
  /** The latest weights with their trend, oldest first. */
  points: TrendPoint[]
  board: GoalBoard
  aboutForm: AboutForm
}

/** The current goal, the wizard that sets one, or the advice to consult a nutritionist. */
export function GoalSection({ tracker, today, points, board, aboutForm }: GoalSectionProps) {
  const { goals, profile, isCalm } = board
  const trackerId = tracker.id
  const [mode, setMode] = useCarriedState<'rest' | 'wizard' | 'about'>('goal mode', 'rest')
  const [announcement, announce] = useState('')
  const latest = points.at(-1)
  const current = goals.find(({ endedOn }) => endedOn === null)
  const reasons = personReasonsOn(today, profile)
  const clearance = clearanceOn(today, profile)
  const needsPerson = reasons.length > 0 && mode !== 'about'
  const showsGoal = current !== undefined && mode === 'rest'
  return (
    <section aria-labelledby="goal" className="flex flex-col gap-6">
      <SectionHeading id="goal" title={m.goals_title()} description={m.goals_intro()} />
      <p role="status" className="empty:sr-only">
        {announcement}
      </p>
      {clearance && <ClearanceNote clearance={clearance} />}
      {needsPerson && (
        <PersonPanel tracker={tracker} reasons={reasons} hasGoal={current !== undefined}>
          <Button variant="quiet" onClick={() => setMode('about')}>
            {m.goals_person_change()}
          </Button>
        </PersonPanel>
      )}
      {!needsPerson && showsGoal && (
        <CurrentGoal
          trackerId={trackerId}
          goal={current}
          today={today}
          trendKilograms={latest?.trendKilograms}
          isCalm={isCalm}
          isUnsigned={isIntakeUnsigned(today, { goal: current, profile })}
          onChange={() => setMode('wizard')}
        />
      )}
      {!needsPerson && !showsGoal && (
        <GoalWizard
          key={mode}
          trackerId={trackerId}
          today={today}
          profile={profile}
          isCalm={isCalm}
          kilograms={startWeightOn(today, points)?.kilograms}
          aboutForm={(form) =>
            aboutForm({
              ...form,
              onSaved: () => {
                // The saved profile may require a nutritionist, or no longer require one.
                if (mode === 'about') setMode('rest')
                form.onSaved()
              },
            })
          }
          {...(mode === 'about' && { firstStep: 'about' as const })}
          onClose={mode === 'rest' ? undefined : () => setMode('rest')}
          onDone={() => {
            setMode('rest')
            announce(m.goals_saved())
          }}
        />
      )}
      {!isCalm && (
        <EarlierGoals
          trackerId={trackerId}
          goals={goals.filter(({ endedOn }) => endedOn !== null)}
          canSet={reasons.length === 0}
          onSet={() => {
            setMode('rest')
            announce(m.goals_saved())
          }}
        />
      )}
    </section>
  )
}

/** Whether the planned intake needs a nutritionist's signature that is not in force any more. */
function isIntakeUnsigned(
  today: string,
  { goal, profile }: { goal: Goal; profile: GoalBoard['profile'] },
): boolean {
  if (!profile || clearanceOn(today, profile)?.reasons.includes('intake')) return false
  const floor = goalRulesTable.rows.intakeFloorKcal[profile.sex].least
  return goal.plan.clearanceId !== undefined && goal.plan.value.dailyKcal < floor
}
