import * as v from 'valibot'
import { emailSchema } from './auth.schema.ts'
import { localeSchema } from './envelope.schema.ts'
import { phoneSchema } from './phone.schema.ts'

// The specification does not list this call. If a backend answers 404, the site shows an e-mail
// address instead.

/** How many employees an enquiry is about. */
export const staffCountSchema = v.picklist(['1-49', '50-199', '200-999', '1000+'])
export type StaffCount = v.InferOutput<typeof staffCountSchema>

/** A single line, so that no input can add a mail header. */
const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^\P{Cc}*$/u),
)

/** POST /v1/leads: a company's enquiry. Mails both sides. */
export const leadSchema = v.object({
  /** A random id of 128 bits that makes a repeated submission idempotent. */
  submissionId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: lineSchema,
  email: emailSchema,
  company: lineSchema,
  staffCount: staffCountSchema,
  /** E.164, or empty. */
  phone: v.optional(phoneSchema, ''),
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  locale: v.optional(localeSchema, 'en'),
  /** The edition of the form's text that the sender agreed to. */
  consentVersion: v.pipe(v.string(), v.isoDate()),
})
export type Lead = v.InferOutput<typeof leadSchema>
