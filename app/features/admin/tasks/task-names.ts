import { m } from '#app/i18n/paraglide/messages.js'
import type { TaskKind } from '#server/contract/task.schema.ts'

export const taskNames: Record<TaskKind, () => string> = {
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
  address_change: m.admin_task_address_change,
  lead_step: m.admin_task_lead_step,
  credential: m.admin_task_credential,
  kol_payout: m.admin_task_kol_payout,
  claim: m.admin_task_claim,
}
