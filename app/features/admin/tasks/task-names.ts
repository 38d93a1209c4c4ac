import { m } from '#app/i18n/paraglide/messages.js'
import type { TaskList } from '#server/contract/admin-task.schema.ts'
import type { ApprovalKind } from '#server/contract/approval.schema.ts'
import type { CauseKind, TaskKind } from '#server/contract/task.schema.ts'

const taskNames: Record<Exclude<TaskKind, 'approval'>, () => string> = {
  refund_by_hand: m.admin_task_refund_by_hand,
  surplus_by_hand: m.admin_task_surplus_by_hand,
  paid_after_deletion: m.admin_task_paid_after_deletion,
  odd_amount: m.admin_task_odd_amount,
  fulfilment: m.admin_task_fulfilment,
  mail: m.admin_task_mail,
  licence: m.admin_task_licence,
  hidden_nutritionist: m.admin_task_hidden_nutritionist,
  lead: m.admin_task_lead,
  data_request: m.admin_task_data_request,
  breach: m.admin_task_breach,
  lead_step: m.admin_task_lead_step,
  credential: m.admin_task_credential,
  kol_payout: m.admin_task_kol_payout,
  claim: m.admin_task_claim,
}

const approvalNames: Record<ApprovalKind, () => string> = {
  refund: m.admin_task_approve_refund,
  payout: m.admin_task_approve_payout,
  address: m.admin_task_approve_address,
  price: m.admin_task_approve_price,
  pkp: m.admin_task_approve_pkp,
  deletion: m.admin_task_approve_deletion,
  kol_payout: m.admin_task_approve_kol_payout,
}

/** What a task asks for. One of a second person is named by what waits. */
export function taskNameOf({
  kind,
  asked,
}: Pick<TaskList['tasks'][number], 'kind' | 'asked'>): string {
  if (kind !== 'approval') return taskNames[kind]()
  return asked ? approvalNames[asked.kind]() : m.admin_task_approve()
}

/** What ends the cause of a task that no person closes by hand. */
export const endsOfCauses: Record<CauseKind, () => string> = {
  refund_by_hand: m.admin_task_ends_with_transfer,
  surplus_by_hand: m.admin_task_ends_with_transfer,
  fulfilment: m.admin_task_ends_with_program,
  paid_after_deletion: m.admin_task_ends_with_refund,
  approval: m.admin_task_ends_with_decision,
}
