import * as v from 'valibot'
import { credentialSchema } from './credential.schema.ts'
import { emailSchema } from './email.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { practiceStateSchema } from './practice.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** It stands in addresses. */
export const practiceSlugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,60}$/))
const reasonSchema = v.pipe(lineUpTo(300), v.minLength(3))

/** The days before the end of a licence at which it turns yellow, and red. */
export const licenceWarningDays = { soon: 90, urgent: 30 } as const
/** `over` is after the last day, `none` before a licence is verified. */
const licenceLightSchema = v.picklist(['good', 'soon', 'urgent', 'over', 'none'])
export type LicenceLight = v.InferOutput<typeof licenceLightSchema>

const practiceFactsSchema = v.object({
  slug: v.string(),
  name: v.string(),
  state: practiceStateSchema,
  practiceUntil: v.nullable(isoDateSchema),
  light: licenceLightSchema,
  /** Members in this person's care now. */
  clients: countSchema,
  /** Booked sessions ahead. */
  sessions: countSchema,
  /** Credentials that wait for a second person. */
  toVerify: countSchema,
  /** The address of an open invitation. */
  invitedEmail: v.nullable(v.string()),
})

/** GET /v1/admin/nutritionists: all of them, those that need work first. */
export const nutritionistsSchema = v.object({ nutritionists: v.array(practiceFactsSchema) })
export type Nutritionists = v.InferOutput<typeof nutritionistsSchema>

/** GET /v1/admin/nutritionists/{slug}. Answers 404 `ERR_NO_PRACTICE`. */
export const nutritionistDetailSchema = v.object({
  ...practiceFactsSchema.entries,
  email: v.nullable(v.string()),
  isSuspended: v.boolean(),
  zone: v.string(),
  takesNewClients: v.boolean(),
  /** What a consultation costs now. Null if none is on sale. */
  priceRupiah: v.nullable(v.number()),
  credentials: v.array(credentialSchema),
  /** The clients in this person's care. Nothing of their health. */
  careOf: v.array(
    v.object({
      name: v.string(),
      sessions: countSchema,
      nextSessionAt: v.nullable(momentSchema),
    }),
  ),
  /** Practices that take over clients. */
  successors: v.array(v.object({ slug: v.string(), name: v.string() })),
})
export type NutritionistDetail = v.InferOutput<typeof nutritionistDetailSchema>

/**
 * POST /v1/admin/nutritionist-invitations mails a link to a practice, and makes the practice if it
 * has a name. Clients book it once two people have verified a licence. Answers 404 `ERR_NO_PRACTICE`, or 409 `INVITE_NOT_NEEDED` if it has an account.
 */
export const nutritionistInvitationSchema = v.object({
  slug: practiceSlugSchema,
  email: emailSchema,
  opening: v.optional(v.object({ name: v.pipe(lineUpTo(100), v.minLength(1)) })),
})
export type NutritionistInvitation = v.InferOutput<typeof nutritionistInvitationSchema>

/**
 * POST /v1/admin/nutritionists/{slug}/state pauses a practice, opens it again, or ends it. With a
 * successor, the clients of an ended one move there. Answers 404 `ERR_NO_PRACTICE` or 409
 * `PRACTICE_CLOSED` if it has no account or has ended.
 */
export const practiceActSchema = v.object({
  act: v.picklist(['pause', 'resume', 'leave']),
  successor: v.optional(practiceSlugSchema),
  reason: reasonSchema,
})
export type PracticeAct = v.InferOutput<typeof practiceActSchema>

/** POST /v1/admin/nutritionists/{slug}/handover moves the clients to another practice. */
export const handoverSchema = v.object({ successor: practiceSlugSchema, reason: reasonSchema })
