import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// The calls of the console about PKP: whether the company is a taxable entrepreneur. Its orders
// then state the PPN in their prices.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** Whether the company is PKP from a day in Jakarta on. */
export const pkpStatusSchema = v.object({
  isPkp: v.boolean(),
  startsOn: isoDateSchema,
  /** Of the tax office’s letter: the SPPKP, or its revocation. */
  letterNumber: v.pipe(lineUpTo(100), v.minLength(3)),
})

/**
 * POST /v1/admin/pkp-statuses asks a second person for a status. Answers 409 `DAY_IS_OVER` or
 * `APPROVAL_PENDING`. POST /v1/admin/pkp-approvals/{id}/decision decides about it.
 */
export const pkpWishSchema = v.object({
  ...pkpStatusSchema.entries,
  reason: v.pipe(paragraphsUpTo(1000), v.minLength(10)),
})
export type PkpWish = v.InferOutput<typeof pkpWishSchema>

/** GET /v1/admin/pkp-statuses */
export const pkpDeskSchema = v.object({
  /** Of today. */
  isPkp: v.boolean(),
  /** The decided ones, the latest decision first. */
  statuses: v.array(
    v.object({
      ...pkpStatusSchema.entries,
      proposedBy: v.string(),
      decidedBy: v.string(),
      recordedAt: momentSchema,
      /** A later decision replaces a status that has not begun. */
      state: v.picklist(['coming', 'current', 'past', 'replaced']),
    }),
  ),
  asked: v.nullable(
    v.object({
      ...pkpStatusSchema.entries,
      approvalId: v.string(),
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
      /** The day is over, so it can only be refused. */
      isOver: v.boolean(),
    }),
  ),
})
export type PkpDesk = v.InferOutput<typeof pkpDeskSchema>
