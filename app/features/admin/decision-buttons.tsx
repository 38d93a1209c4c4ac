import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'

type Decision = { approvalId: string; state: 'approved' | 'refused' }

export type DecisionButtonsProps = {
  approvalId: string
  isMine: boolean
  mayDecide: boolean
  /** What happens on approval. */
  approve: string
  /** Nothing brings back what an approval ends. */
  isFinal?: boolean
  /** It can only be refused, because its facts have changed. */
  isOutdated?: boolean
  decide: { error: unknown; isPending: boolean; mutate(decision: Decision): void }
}

/** The second person approves or refuses. The first person only reads that another one decides. */
export function DecisionButtons({
  approvalId,
  isMine,
  mayDecide,
  approve,
  isFinal = false,
  isOutdated = false,
  decide,
}: DecisionButtonsProps) {
  if (isMine) return <p className="text-ink-muted">{m.admin_decision_mine()}</p>
  if (!mayDecide) return <p className="text-ink-muted">{m.admin_decision_others()}</p>
  return (
    <div className="flex flex-col gap-3">
      <FailureAlert error={decide.error} />
      <div className="flex flex-wrap gap-3">
        {!isOutdated && (
          <Button
            variant={isFinal ? 'danger' : 'primary'}
            isBusy={decide.isPending}
            onClick={() => decide.mutate({ approvalId, state: 'approved' })}
          >
            {approve}
          </Button>
        )}
        <Button
          variant="secondary"
          isBusy={decide.isPending}
          onClick={() => decide.mutate({ approvalId, state: 'refused' })}
        >
          {m.admin_decision_refuse()}
        </Button>
      </div>
    </div>
  )
}
