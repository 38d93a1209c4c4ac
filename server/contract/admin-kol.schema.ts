import * as v from 'valibot'
import { payoutWishSchema } from './admin-refund.schema.ts'
import { emailSchema } from './email.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { kolCodeSchema, kolMonthSchema, monthSchema, percentSchema } from './kol.schema.ts'
import { pageCursorSchema } from './page-cursor.schema.ts'
import { staffReasonSchema } from './staff.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

// The calls of the console about KOLs. `{code}` that no KOL has is a 404 `ERR_NO_KOL`. A change of
// what is the caller's own is a 403 `PERMISSION_NEEDED`.

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const rupiahSchema = v.pipe(v.number(), v.safeInteger())

/** GET /v1/admin/kols: fifty a page, newest first. Another parameter is a 400. */
export const kolStates = ['active', 'ended'] as const
export const kolQuerySchema = v.strictObject({
  state: v.optional(v.picklist(kolStates)),
  /** The `next` of the page before. */
  after: v.optional(pageCursorSchema),
})
export type KolQuery = v.InferOutput<typeof kolQuerySchema>

const kolFactsSchema = v.object({
  code: kolCodeSchema,
  /** As visitors read it. Empty once the account is deleted. */
  name: v.string(),
  /** Of today. */
  percent: percentSchema,
  createdAt: momentSchema,
  endedAt: v.nullable(momentSchema),
  /** What can be paid now: at most the last statement, and at most what refunds left of it. */
  owedRupiah: rupiahSchema,
})

export const kolListSchema = v.object({
  kols: v.array(kolFactsSchema),
  /** Null on the last page. */
  next: v.nullable(v.string()),
})
export type KolList = v.InferOutput<typeof kolListSchema>

/** POST /v1/admin/kols answers 404 `ERR_NO_MEMBER`, 409 `ALREADY_KOL` or 409 `KOL_CODE_TAKEN`. */
export const kolAppointmentSchema = v.object({
  /** The exact address of the member’s account. */
  email: emailSchema,
  code: kolCodeSchema,
  name: v.pipe(lineUpTo(60), v.minLength(2)),
  percent: percentSchema,
  ...staffReasonSchema.entries,
})
export type KolAppointment = v.InferOutput<typeof kolAppointmentSchema>
export const appointedKolSchema = v.object({ code: kolCodeSchema })

/**
 * POST /v1/admin/kols/{code}/rates: another percentage from a later day on. Today is a 409
 * `DAY_TOO_EARLY`.
 */
export const kolRateSchema = v.object({
  percent: percentSchema,
  startsOn: isoDateSchema,
  ...staffReasonSchema.entries,
})
export type KolRate = v.InferOutput<typeof kolRateSchema>

/** POST /v1/admin/kols/{code}/end and …/resumption. */
const kolActs = ['end', 'resumption'] as const
export type KolAct = (typeof kolActs)[number]
export const kolActSchema = staffReasonSchema

const { paidOn, reference, evidence, reason } = payoutWishSchema.entries

/**
 * POST /v1/admin/kols/{code}/payouts says that the last statement was paid, and asks a second person.
 * Answers 409 `PAYOUT_NOT_POSSIBLE` if that much is not owed for the month. Answers 409
 * `TRANSFER_DAY_WRONG` if the day is after today or before the statement. Answers 409
 * `APPROVAL_PENDING`.
 */
export const kolPayoutWishSchema = v.object({
  month: monthSchema,
  amountRupiah: v.pipe(rupiahSchema, v.minValue(1)),
  ...{ paidOn, reference, evidence, reason },
})
export type KolPayoutWish = v.InferOutput<typeof kolPayoutWishSchema>

const paidSchema = v.object({ amountRupiah: rupiahSchema, paidOn, reference, evidence })

/** GET /v1/admin/kols/{code} */
export const kolDetailSchema = v.object({
  ...kolFactsSchema.entries,
  memberId: idSchema,
  /** Empty for a deleted account. */
  email: v.string(),
  /** Whether the caller is the KOL. */
  isMe: v.boolean(),
  /** The latest first. */
  rates: v.array(v.object({ percent: percentSchema, startsOn: isoDateSchema })),
  /** Earned since the last statement, minus refunds. */
  unreportedRupiah: rupiahSchema,
  /** The newest first. */
  statements: v.array(
    v.object({
      month: monthSchema,
      orderCount: kolMonthSchema.entries.orderCount,
      carriedRupiah: rupiahSchema,
      amountRupiah: rupiahSchema,
      payout: v.nullable(paidSchema),
    }),
  ),
  /** The payout that waits for a second person. */
  asked: v.nullable(
    v.object({
      ...paidSchema.entries,
      approvalId: idSchema,
      month: monthSchema,
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
      /** False if less is owed by now. Then it can only be refused. */
      isUpToDate: v.boolean(),
    }),
  ),
})
export type KolDetail = v.InferOutput<typeof kolDetailSchema>

/** One change of a KOL, as the console sends it. */
export const kolChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('rates'), code: kolCodeSchema, body: kolRateSchema }),
  v.object({ kind: v.picklist(kolActs), code: kolCodeSchema, body: kolActSchema }),
  v.object({ kind: v.literal('payouts'), code: kolCodeSchema, body: kolPayoutWishSchema }),
])
export type KolChange = v.InferOutput<typeof kolChangeSchema>
