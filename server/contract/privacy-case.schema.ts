import * as v from 'valibot'
import { emailSchema } from './email.schema.ts'
import { idSchema } from './ids.schema.ts'
import { memberProfileSchema } from './member-profile.schema.ts'
import { staffReasonSchema } from './staff.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

/** What a person may ask about their data (UU PDP 27/2022, arts. 5 to 13). */
export const dataRequestKinds = [
  'access',
  'correction',
  'deletion',
  'restriction',
  'objection',
  'withdrawal',
] as const
export const privacyCaseKinds = [...dataRequestKinds, 'breach'] as const
export type PrivacyCaseKind = (typeof privacyCaseKinds)[number]

/** How staff learned of it. */
export const caseChannels = ['mail', 'whatsapp', 'phone', 'letter', 'internal'] as const
export type CaseChannel = (typeof caseChannels)[number]

export const caseOutcomes = ['done', 'refused', 'withdrawn'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

export const caseEventKinds = ['entered', 'note', 'letter', 'proof', 'closed'] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

/** Answers to a request. The last one goes to those whom a breach concerns. */
export const requestLetters = ['received', 'identity', 'done', 'refused'] as const
const caseLetters = [...requestLetters, 'breach'] as const
export type CaseLetter = (typeof caseLetters)[number]

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const textSchema = v.pipe(paragraphsUpTo(2000), v.minLength(10))

/** POST /v1/admin/data-requests: a request that arrived outside the site. Answers its id. */
export const dataRequestEntrySchema = v.object({
  kind: v.picklist(dataRequestKinds),
  channel: v.picklist(caseChannels),
  receivedAt: momentSchema,
  contact: emailSchema,
  summary: textSchema,
})
export type DataRequestEntry = v.InferOutput<typeof dataRequestEntrySchema>

/** POST /v1/admin/breaches. Answers its id. */
export const breachEntrySchema = v.object({
  discoveredAt: momentSchema,
  summary: textSchema,
  exposed: textSchema,
  measures: textSchema,
})
export type BreachEntry = v.InferOutput<typeof breachEntrySchema>

export const enteredCaseSchema = v.object({ id: idSchema })

const listedCaseSchema = v.object({
  id: idSchema,
  kind: v.picklist(privacyCaseKinds),
  receivedAt: momentSchema,
  dueAt: momentSchema,
  closedAt: v.nullable(momentSchema),
  outcome: v.nullable(v.picklist(caseOutcomes)),
})

/** GET /v1/admin/data-requests and /v1/admin/breaches: the open ones first, at most 200. */
export const privacyCaseListSchema = v.object({ cases: v.array(listedCaseSchema) })
export type PrivacyCaseList = v.InferOutput<typeof privacyCaseListSchema>

/** GET /v1/admin/data-requests/{id} and /v1/admin/breaches/{id}. Answer 404 `ERR_NO_CASE`. */
export const privacyCaseSchema = v.object({
  ...listedCaseSchema.entries,
  channel: v.picklist(caseChannels),
  /** Empty without an account. */
  userId: v.string(),
  contact: v.string(),
  summary: v.string(),
  exposed: v.string(),
  measures: v.string(),
  events: v.array(
    v.object({
      at: momentSchema,
      by: v.string(),
      kind: v.picklist(caseEventKinds),
      word: v.string(),
      text: v.string(),
    }),
  ),
  /** The letters that the site mails, without their text. */
  mails: v.array(
    v.object({ at: momentSchema, state: v.picklist(['waiting', 'failed', 'sent', 'dropped']) }),
  ),
  /** The account of a request; null without one, or once it is deleted. */
  account: v.nullable(v.object({ isSuspended: v.boolean(), isStaff: v.boolean() })),
  /** The company's enquiries from the contact address of a request, the newest first. */
  enquiries: v.array(v.object({ id: idSchema, at: momentSchema })),
  /** A deletion of the account that waits for a second person. */
  deletion: v.nullable(
    v.object({
      approvalId: idSchema,
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
    }),
  ),
})
export type PrivacyCase = v.InferOutput<typeof privacyCaseSchema>

/** POST …/{id}/notes adds a note, or the proof of an answer that the site did not send. */
export const caseNoteSchema = v.object({
  kind: v.picklist(['note', 'proof']),
  text: v.pipe(paragraphsUpTo(2000), v.minLength(3)),
})
export type CaseNote = v.InferOutput<typeof caseNoteSchema>

/**
 * POST /v1/admin/data-requests/{id}/letters mails an answer to the contact address. The text is added
 * to the words of the template. A refusal needs its reason there.
 */
export const requestLetterSchema = v.pipe(
  v.object({ letter: v.picklist(requestLetters), text: paragraphsUpTo(2000) }),
  v.forward(
    v.partialCheck(
      [['letter'], ['text']],
      ({ letter, text }) => letter !== 'refused' || text.length >= 10,
    ),
    ['text'],
  ),
)
export type RequestLetter = v.InferOutput<typeof requestLetterSchema>

/** POST /v1/admin/breaches/{id}/letters tells those concerned, one mail for each address. */
export const breachLetterSchema = v.object({
  addresses: v.pipe(v.array(emailSchema), v.minLength(1), v.maxLength(500)),
})

/** POST …/{id}/closing. Answers 409 `CASE_CLOSED`, and 409 `CASE_UNANSWERED` without a letter or proof. */
export const caseClosingSchema = v.object({
  outcome: v.picklist(caseOutcomes),
  text: v.pipe(lineUpTo(300), v.minLength(3)),
})
export type CaseClosing = v.InferOutput<typeof caseClosingSchema>

/**
 * POST /v1/admin/data-requests/{id}/deletion asks a second person to delete the account of an open
 * request for deletion. Its owner cannot sign in. Answers 404 `ERR_NO_CASE` for another kind, 404
 * `ERR_NO_MEMBER`, 409 `STAFF_ACCOUNT` and 409 `APPROVAL_PENDING`. Approved by POST
 * /v1/admin/account-deletions/{id}/decision, it deletes the account at once and closes the case.
 */
export const deletionWishSchema = v.object({
  reason: v.pipe(paragraphsUpTo(1000), v.minLength(10)),
})

/**
 * POST /v1/admin/data-requests/{id}/name corrects the name of the account of an open request for
 * correction, and mails its owner. Answers 404 `ERR_NO_CASE` for another kind, and 404 `ERR_NO_MEMBER`.
 */
export const nameCorrectionSchema = v.object({
  firstName: memberProfileSchema.entries.firstName,
  lastName: memberProfileSchema.entries.lastName,
  ...staffReasonSchema.entries,
})
export type NameCorrection = v.InferOutput<typeof nameCorrectionSchema>
