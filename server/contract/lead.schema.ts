import * as v from 'valibot'
import { emailSchema } from './auth.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { phoneSchema } from './phone.schema.ts'

// A call that the specification does not list. A backend without it answers 404, and the site gives
// an address to write to.

/** How many people an enquiry is about. */
export const staffCountSchema = v.picklist(['1-49', '50-199', '200-999', '1000+'])
export type StaffCount = v.InferOutput<typeof staffCountSchema>

/** One line: nothing in it may begin another header of a mail. */
const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^\P{Cc}*$/u),
)

/** POST /v1/leads: an enquiry of a company. Both sides get a mail. */
export const leadSchema = v.object({
  /** Random, of 128 bits: an enquiry that is sent again with the id it had is the same one. */
  submissionId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: lineSchema,
  email: emailSchema,
  company: lineSchema,
  staffCount: staffCountSchema,
  /** E.164, or empty. */
  phone: v.optional(phoneSchema, ''),
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  locale: v.optional(localeSchema, 'en'),
  /** Which edition of the form's words the sender agreed to. */
  consentVersion: isoDateSchema,
})
export type Lead = v.InferOutput<typeof leadSchema>
