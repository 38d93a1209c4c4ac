import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { Goal } from '#server/contract/goal.schema.ts'
import { useSetGoal } from './goal.mutations.ts'
import { kilogramsText } from './goal-words.ts'

type EarlierGoalsProps = {
  trackerId: string
  goals: Goal[]
  /** Whether the member may set goals now. */
  canSet: boolean
  onSet: () => void
}

/** The goals that ended. Each can be set again with its target and weeks, by the rules of today. */
export function EarlierGoals({ trackerId, goals, canSet, onSet }: EarlierGoalsProps) {
  const set = useSetGoal(trackerId, onSet)
  const refused = set.data !== undefined && set.data.kind !== 'saved'
  if (goals.length === 0) return null
  return (
    <details>
      <summary className="rounded-control font-semibold text-link pointer-coarse:py-3">
        {m.goals_earlier({ count: goals.length })}
      </summary>
      <FailureAlert error={set.error} title={m.goals_failed_title()} />
      {refused && (
        <Alert tone="warning" title={m.goals_again_refused_title()}>
          {set.data?.kind === 'incomplete'
            ? m.goals_again_incomplete()
            : m.goals_again_refused_text()}
        </Alert>
      )}
      <ul className="flex flex-col pt-2">
        {goals.map(({ id, startsOn, endedOn, startKilograms, targetKilograms, weeks }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <span className="text-ink-muted">
              {m.goals_earlier_period({
                start: formatDate(startsOn),
                end: formatDate(endedOn ?? startsOn),
              })}
            </span>
            <span className="font-semibold tabular-nums">
              {m.goals_earlier_weights({
                from: kilogramsText(startKilograms),
                to: kilogramsText(targetKilograms),
              })}
            </span>
            {canSet && (
              <Button
                variant="secondary"
                size="sm"
                isBusy={set.isPending}
                aria-label={m.goals_again_of({ to: kilogramsText(targetKilograms), weeks })}
                onClick={() => set.mutate({ id: newClientId(), targetKilograms, weeks })}
              >
                {m.goals_again()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
