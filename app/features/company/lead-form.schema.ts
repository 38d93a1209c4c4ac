import * as v from 'valibot'
import { leadSchema } from '#server/contract/lead.schema.ts'

/** The day of the last change to what the form asks consent for; kept with every enquiry. */
export const leadConsentVersion = '2026-11-25'

/** What the form holds. */
export const leadFormSchema = v.object({
  ...v.omit(leadSchema, ['submissionId', 'locale', 'consentVersion']).entries,
  consent: v.literal('on'),
  /** Nobody sees this field: what fills it in is a machine. */
  faxline: v.optional(v.string(), ''),
})
export type LeadForm = v.InferOutput<typeof leadFormSchema>

export const leadInputSchema = v.object({
  ...leadFormSchema.entries,
  submissionId: leadSchema.entries.submissionId,
})
export type LeadInput = v.InferOutput<typeof leadInputSchema>
