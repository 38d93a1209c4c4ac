import * as v from 'valibot'

/**
 * What needs a second person:
 * - a refund beyond the policy, or a refund paid by hand
 * - another address of a member
 * - a price
 * - the commission paid to a KOL
 * - whether the company is PKP
 * - the deletion of an account whose owner cannot sign in
 */
export const approvalKindSchema = v.picklist([
  'refund',
  'payout',
  'address',
  'price',
  'kol_payout',
  'pkp',
  'deletion',
])
export type ApprovalKind = v.InferOutput<typeof approvalKindSchema>

/** `requested → approved | refused | expired`. */
export const approvalStateSchema = v.picklist(['requested', 'approved', 'refused', 'expired'])
