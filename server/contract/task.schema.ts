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
 * - an account: `address_change`
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
  'address_change',
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
