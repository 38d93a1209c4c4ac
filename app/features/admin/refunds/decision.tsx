import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-standing.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { sendDecision } from './admin-refunds.functions.ts'

type DecisionProps = {
  approvalId: string
  isMine: boolean
  /** What happens on approval. */
  approve: string
  /** It can only be refused, because its facts have changed. */
  isOutdated?: boolean
}

/** The second person approves or refuses. Who asked only reads that another person decides. */
export function Decision({ approvalId, isMine, approve, isOutdated = false }: DecisionProps) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendDecision))
  if (isMine) return <p className="text-ink-muted">{m.admin_decision_mine()}</p>
  if (!may('refunds.decide')) return <p className="text-ink-muted">{m.admin_decision_others()}</p>
  return (
    <div className="flex flex-col gap-3">
      <FailureAlert error={decide.error} />
      <div className="flex flex-wrap gap-3">
        {!isOutdated && (
          <Button
            isBusy={decide.isPending}
            onClick={() => decide.mutate({ approvalId, state: 'approved' })}
          >
            {approve}
          </Button>
        )}
        <Button
          variant="caution"
          isBusy={decide.isPending}
          onClick={() => decide.mutate({ approvalId, state: 'refused' })}
        >
          {m.admin_decision_refuse()}
        </Button>
      </div>
    </div>
  )
}
