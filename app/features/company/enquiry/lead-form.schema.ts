import * as v from 'valibot'
import { leadSchema } from '#server/contract/lead.schema.ts'

/** Day of the last change to the consent text; stored with every enquiry. */
export const leadConsentVersion = '2026-11-25'

/** Fields of the form. */
export const leadFormSchema = v.object({
  ...v.omit(leadSchema, ['submissionId', 'locale', 'consentVersion']).entries,
  consent: v.literal('on'),
  /** Honeypot: the field is hidden, so only bots fill it in. */
  faxline: v.optional(v.string(), ''),
})
export type LeadForm = v.InferOutput<typeof leadFormSchema>

export const leadInputSchema = v.object({
  ...leadFormSchema.entries,
  submissionId: leadSchema.entries.submissionId,
})
export type LeadInput = v.InferOutput<typeof leadInputSchema>
