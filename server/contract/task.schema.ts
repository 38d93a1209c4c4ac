import * as v from 'valibot'

/**
 * What staff must look after. The subject of each kind is:
 * - a refund: `refund_by_hand`, `surplus_by_hand`
 * - a transaction: `paid_after_deletion`, `odd_amount`
 * - an order: `fulfilment`
 * - a mail: `mail`
 * - a practice: `licence`, `hidden_nutritionist`, `credential`
 * - an enquiry: `lead`, `lead_step`
 * - a privacy case: `data_request`, `breach`
 * - an approval that a second person decides: `approval`
 * - the code of a KOL: `kol_payout`
 * - page and language of a claim, such as `default/id`: `claim`
 */
export const taskKindSchema = v.picklist([
  'refund_by_hand',
  'surplus_by_hand',
  'paid_after_deletion',
  'odd_amount',
  'fulfilment',
  'mail',
  'licence',
  'hidden_nutritionist',
  'lead',
  'data_request',
  'breach',
  'approval',
  'lead_step',
  'credential',
  'kol_payout',
  'claim',
])
export type TaskKind = v.InferOutput<typeof taskKindSchema>

/** Says whether a task closes with its privacy case only, because a law sets its time. */
export function closesWithCase(kind: TaskKind): boolean {
  return kind === 'data_request' || kind === 'breach'
}

/**
 * Says whether a task of money closes only when its cause is gone: another call ends the cause. Money
 * of another amount may have gone back by bank, so a person closes its task.
 */
export function closesWithCause(kind: TaskKind): kind is CauseKind {
  return causeKinds.some((it) => it === kind)
}

const causeKinds = [
  'refund_by_hand',
  'surplus_by_hand',
  'fulfilment',
  'paid_after_deletion',
  'approval',
] as const satisfies TaskKind[]
export type CauseKind = (typeof causeKinds)[number]
