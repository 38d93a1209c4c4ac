import * as v from 'valibot'
import { localeSchema } from './envelope.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { capitalCodeSchema } from './typed-text.schema.ts'

const rupiahSchema = v.pipe(v.number(), v.safeInteger())
export const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

/** A KOL's code as part of a link. Case does not matter. */
export const kolCodeSchema = v.pipe(capitalCodeSchema, v.regex(/^[A-Z0-9]{3,20}$/))

const kolSchema = v.object({
  code: v.string(),
  name: v.string(),
  commissionPercent: percentSchema,
})

/** GET /v1/kols/{code}: the owner's name for a visitor who follows a KOL's link. */
export const followedKolSchema = v.object({
  ...kolSchema.entries,
  /** The visitor owns the code, so their own purchases earn no commission. */
  isOwn: v.optional(v.boolean(), false),
})
export type FollowedKol = v.InferOutput<typeof followedKolSchema>

/** `YYYY-MM` in the Jakarta calendar. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** One month of a KOL in Jakarta's calendar. A reversal counts in the month when it happens. */
export const kolMonthSchema = v.object({
  month: monthSchema,
  orderCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  earnedRupiah: rupiahSchema,
  /** Zero or below. */
  reversedRupiah: rupiahSchema,
})
export type KolMonth = v.InferOutput<typeof kolMonthSchema>

/**
 * GET /v1/kol: the member's own code and its earnings, newest month first. Null for a member
 * without one. Another backend may know no payouts.
 */
export const ownKolSchema = v.nullable(
  v.object({
    ...kolSchema.entries,
    hasEnded: v.optional(v.boolean(), false),
    /** Another percentage that begins later. */
    nextRate: v.optional(
      v.nullable(v.object({ percent: percentSchema, startsOn: isoDateSchema })),
      null,
    ),
    /** Not yet paid. Below zero if refunds came after a payout. */
    balanceRupiah: v.optional(v.nullable(rupiahSchema), null),
    months: v.array(
      v.object({
        ...kolMonthSchema.entries,
        /** Whether the month was told, so that there is a document about it. */
        hasStatement: v.optional(v.boolean(), false),
        payout: v.optional(
          v.nullable(v.object({ amountRupiah: rupiahSchema, paidOn: isoDateSchema })),
          null,
        ),
      }),
    ),
  }),
)
export type OwnKol = v.InferOutput<typeof ownKolSchema>

/**
 * GET /v1/kol/statements/{month}?locale=… and GET /v1/admin/kols/{code}/statements/{month}?locale=…: a
 * month as a document.
 */
export const statementQuerySchema = v.strictObject({ locale: v.optional(localeSchema, 'id') })
export const statementPdfSchema = v.object({
  /** It is also the file name. */
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  pdfBase64: v.pipe(v.string(), v.base64()),
})
export type StatementPdf = v.InferOutput<typeof statementPdfSchema>

/** What a code means for an order: its owner earns a commission, or the buyer owns the code. */
export const referralSchema = v.variant('kind', [
  v.object({ kind: v.literal('credited'), ...kolSchema.entries }),
  v.object({ kind: v.literal('own') }),
])
export type Referral = v.InferOutput<typeof referralSchema>
