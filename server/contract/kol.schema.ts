import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger())
const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

/** The code of a KOL in a link, in any capitalization. */
export const kolCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{3,20}$/),
)

const kolSchema = v.object({
  code: v.string(),
  name: v.string(),
  commissionPercent: percentSchema,
})

/** GET /v1/kols/{code}: the code as a visitor sees it. */
export const followedKolSchema = v.object({
  ...kolSchema.entries,
  /** The signed-in visitor owns the code, so their purchases earn nothing. */
  isOwn: v.optional(v.boolean(), false),
})
export type FollowedKol = v.InferOutput<typeof followedKolSchema>

/** A month of a KOL by the calendar of Jakarta. A reversal counts in the month it happens. */
const kolMonthSchema = v.object({
  /** `YYYY-MM` */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  orderCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  earnedRupiah: rupiahSchema,
  /** Zero or below. */
  reversedRupiah: rupiahSchema,
})
export type KolMonth = v.InferOutput<typeof kolMonthSchema>

/**
 * GET /v1/kol: the member's own code with its earnings, newest month first; null without a code.
 */
export const ownKolSchema = v.nullable(
  v.object({ ...kolSchema.entries, months: v.array(kolMonthSchema) }),
)
export type OwnKol = v.InferOutput<typeof ownKolSchema>

/** How a code applies to an order: its owner earns, or the buyer is the owner and earns nothing. */
export const referralSchema = v.variant('kind', [
  v.object({ kind: v.literal('credited'), ...kolSchema.entries }),
  v.object({ kind: v.literal('own') }),
])
export type Referral = v.InferOutput<typeof referralSchema>
