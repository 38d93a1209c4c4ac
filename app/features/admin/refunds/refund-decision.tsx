import { useServerFn } from '@tanstack/react-start'
import { DecisionButtons } from '#app/features/admin/decision-buttons.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { sendDecision } from './admin-refunds.functions.ts'

type RefundDecisionProps = {
  approvalId: string
  isMine: boolean
  /** What happens on approval. */
  approve: string
}

/** Decides about a refund that a colleague asked for. */
export function RefundDecision(asked: RefundDecisionProps) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendDecision))
  return <DecisionButtons {...asked} mayDecide={may('refunds.decide')} decide={decide} />
}
