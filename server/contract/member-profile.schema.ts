import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { phoneSchema } from './phone.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

const nameSchema = lineUpTo(100)

/**
 * What members tell about themselves, all as text. Calls, export, deletion and forms derive from this
 * list; the recipe in `app/README.md` names the rest of a new field.
 */
export const memberProfileSchema = v.object({
  firstName: v.pipe(nameSchema, v.minLength(1)),
  /** Empty for the many Indonesians who have one name. */
  lastName: nameSchema,
  /** `YYYY-MM-DD`, or empty. */
  birthDate: v.union([v.literal(''), isoDateSchema]),
  country: lineUpTo(100),
  /** E.164, or empty. */
  phone: phoneSchema,
})
export type MemberProfile = v.InferOutput<typeof memberProfileSchema>

type ProfileField = keyof MemberProfile
export const memberProfileFields = Object.keys(memberProfileSchema.entries) as ProfileField[]

/** Copies the profile's fields; a field that is missing or null becomes empty. */
export function pickMemberProfile(
  source: Partial<Record<ProfileField, string | null | undefined>>,
): MemberProfile {
  const fields = memberProfileFields.map((field) => [field, source[field] ?? ''])
  return Object.fromEntries(fields)
}
