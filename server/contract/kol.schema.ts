import * as v from 'valibot'

const rupiahSchema = v.pipe(v.number(), v.safeInteger())
const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

/** The code of a KOL as it stands in a link; how it is written in capitals or not does not matter. */
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

/** GET /v1/kols/{code}: what a visitor who came by a code has to know. */
export const followedKolSchema = v.object({
  ...kolSchema.entries,
  /** The visitor is signed in and owns the code: nobody earns by what they buy. */
  isOwn: v.optional(v.boolean(), false),
})
export type FollowedKol = v.InferOutput<typeof followedKolSchema>

/** A month of a KOL, by the calendar of Jakarta; what was taken back counts in its own month. */
const kolMonthSchema = v.object({
  /** `YYYY-MM` */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  orderCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  earnedRupiah: rupiahSchema,
  /** Zero or below. */
  reversedRupiah: rupiahSchema,
})
export type KolMonth = v.InferOutput<typeof kolMonthSchema>

/** GET /v1/kol: the member's own code with what it earned, newest month first; null for most. */
export const ownKolSchema = v.nullable(
  v.object({ ...kolSchema.entries, months: v.array(kolMonthSchema) }),
)
export type OwnKol = v.InferOutput<typeof ownKolSchema>

/** What a code means for an order: its owner earns by it, or it is the buyer's own and nobody does. */
export const referralSchema = v.variant('kind', [
  v.object({ kind: v.literal('credited'), ...kolSchema.entries }),
  v.object({ kind: v.literal('own') }),
])
export type Referral = v.InferOutput<typeof referralSchema>
