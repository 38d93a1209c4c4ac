import * as v from 'valibot'
import { credentialFactsSchema } from '#server/contract/credential.schema.ts'

const emptyIsNull = v.transform((form: Record<string, unknown>) => ({
  ...form,
  validUntil: form.validUntil === '' ? null : form.validUntil,
}))

/** What a person reads from a document. An empty day is that of an STR for life. */
export const credentialFormSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  emptyIsNull,
  credentialFactsSchema,
)

/** What the site answers to the form. The code is that of the backend. */
export const credentialAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('entered') }),
  v.object({ kind: v.literal('failed'), code: v.string() }),
])
export type CredentialAnswer = v.InferOutput<typeof credentialAnswerSchema>
