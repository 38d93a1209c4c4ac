import * as v from 'valibot'
import { base64Schema } from './base64.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

/** A registration, and a licence to practise in one regency or city. */
export const credentialKinds = ['str', 'sip'] as const
/** `entered → verified | refused`, by another person. */
export const credentialStates = ['entered', 'verified', 'refused'] as const
/** Pictures are encoded again; a PDF is never opened. */
export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export const largestDocumentBytes = 5 * 1024 * 1024

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const factSchema = v.pipe(lineUpTo(100), v.minLength(1))

/** What a person reads from the document. An SIP always ends; an STR without a day is for life. */
export const credentialFactsSchema = v.pipe(
  v.object({
    kind: v.picklist(credentialKinds),
    number: factSchema,
    /** The issuer of an STR, or the regency or city of an SIP. */
    issuer: factSchema,
    validUntil: v.nullable(isoDateSchema),
  }),
  v.forward(
    v.check(({ kind, validUntil }) => kind === 'str' || validUntil !== null),
    ['validUntil'],
  ),
)

/**
 * POST /v1/admin/nutritionists/{slug}/credentials. Answers 422 `FILE_UNREADABLE` for another kind
 * of file. Answers 409 `CREDENTIAL_PENDING` if one of the kind waits for a second person.
 */
export const newCredentialSchema = v.object({ facts: credentialFactsSchema, base64: base64Schema })
export type NewCredential = v.InferOutput<typeof newCredentialSchema>

export const credentialSchema = v.object({
  id: idSchema,
  kind: v.picklist(credentialKinds),
  number: v.string(),
  issuer: v.string(),
  validUntil: v.nullable(isoDateSchema),
  state: v.picklist(credentialStates),
  enteredBy: v.string(),
  enteredAt: momentSchema,
  /** Whether the caller entered it, so another person decides. */
  isMine: v.boolean(),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(momentSchema),
  decision: v.string(),
})
export type Credential = v.InferOutput<typeof credentialSchema>

/** GET /v1/admin/credentials/{id}/document */
export const credentialDocumentSchema = v.object({
  type: v.picklist(documentTypes),
  base64: v.string(),
})

/**
 * POST /v1/admin/credentials/{id}/decision. Answers 409 `CREDENTIAL_OWN` to the person who entered
 * it and to the nutritionist themselves. Answers 409 `CREDENTIAL_CLOSED` if it is decided.
 */
export const credentialDecisionSchema = v.object({
  state: v.picklist(['verified', 'refused']),
  /** How it was checked, or what is wrong. */
  decision: v.pipe(lineUpTo(300), v.minLength(3)),
})

/**
 * A pass with what is verified of one person, which the content backend shows on the profile. Null
 * without a verified licence.
 */
export const licencePassSchema = v.object({ pass: v.nullable(v.string()) })

/** PUT /nutritionist-licences of the content backend. */
export const sentLicencePassSchema = v.object({ pass: v.pipe(v.string(), v.maxLength(4000)) })
