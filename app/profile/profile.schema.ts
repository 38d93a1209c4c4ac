import * as v from 'valibot'
import { isBirthDate } from '#app/lib/birth-date.ts'
import { profileUpdateSchema } from '#server/contract/auth.schema.ts'

const { birthDate, ...entries } = v.omit(profileUpdateSchema, ['email', 'token']).entries

/** What members say of themselves in a form; whose profile it is says the session. */
export const profileSchema = v.object({
  ...entries,
  birthDate: v.pipe(birthDate, v.check(isBirthDate)),
})
export type Profile = v.InferOutput<typeof profileSchema>
