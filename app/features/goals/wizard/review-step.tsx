import { useState } from 'react'
import { useSetGoal } from '#app/features/goals/goal.mutations.ts'
import { kilogramsText, paceText } from '#app/features/goals/goal-words.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { goalEndsOn } from '#app/nutrition/goal-corridor.ts'
import { planGoal } from '#app/nutrition/goal-plan.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ExplainedDetails } from '#app/ui/explained-details.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { GoalBasis, Target } from './target-step.tsx'

type ReviewStepProps = {
  trackerId: string
  today: string
  basis: GoalBasis
  target: Target
  isCalm: boolean
  onBack: () => void
  onDone: () => void
}

/** Sums up the whole goal before it is saved. */
export function ReviewStep(props: ReviewStepProps) {
  const { trackerId, today, basis, target, isCalm, onBack, onDone } = props
  const save = useSetGoal(trackerId, onDone)
  // Retries reuse the id, so a lost response does not create a second goal.
  const [id] = useState(newClientId)
  const plan = planGoal({ ...basis, ...target })
  const { weeklyKilograms, dailyKcal, index } = plan.value
  const endsOn = goalEndsOn({ startsOn: today, weeks: target.weeks })
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col">
        <Row term={m.goals_review_from()}>{kilogramsText(basis.kilograms)}</Row>
        <Row term={m.goals_review_to()}>{kilogramsText(target.targetKilograms)}</Row>
        <Row term={m.goals_review_by()}>{formatDate(endsOn)}</Row>
        <Row term={m.goals_review_pace()}>{paceText(weeklyKilograms)}</Row>
        {!isCalm && (
          <>
            <Row term={m.goals_review_index()}>
              {formatNumber(index, { maximumFractionDigits: 1 })}
            </Row>
            <Row term={m.goals_review_intake()}>
              {m.goals_kcal({ kcal: formatNumber(dailyKcal) })}
            </Row>
          </>
        )}
      </dl>
      {!isCalm && <ExplainedDetails of={plan} />}
      <p className="max-w-prose text-ink-muted text-sm">{m.goals_review_note()}</p>
      <FailureAlert error={save.error} title={m.goals_failed_title()} />
      {save.data && save.data.kind !== 'saved' && (
        <Alert tone="warning" title={m.goals_changed_title()}>
          {m.goals_changed_text()}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={save.isPending} onClick={() => save.mutate({ id, ...target })}>
          {m.goals_save()}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {m.goals_back()}
        </Button>
      </div>
    </div>
  )
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
