import * as v from 'valibot'
import { emailSchema } from './email.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { phoneSchema } from './phone.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// A call that the specification does not list. If a backend answers 404, the site gives an email
// address instead.

/** The size of the staff that an enquiry is about. */
export const staffCountSchema = v.picklist(['1-49', '50-199', '200-999', '1000+'])
export type StaffCount = v.InferOutput<typeof staffCountSchema>

/** A single line, so that input cannot inject a mail header. */
const lineSchema = v.pipe(lineUpTo(100), v.minLength(1))

/** POST /v1/leads: a company's enquiry. Both sides receive a mail. */
export const leadSchema = v.object({
  /** 128 random bits. The backend treats a repeated id as the same enquiry. */
  submissionId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: lineSchema,
  email: emailSchema,
  company: lineSchema,
  staffCount: staffCountSchema,
  /** E.164, or empty. */
  phone: v.optional(phoneSchema, ''),
  message: v.pipe(paragraphsUpTo(2000), v.minLength(1)),
  locale: v.optional(localeSchema, 'en'),
  /** The edition of the form's consent text that the sender agreed to. */
  consentVersion: isoDateSchema,
})
export type Lead = v.InferOutput<typeof leadSchema>
