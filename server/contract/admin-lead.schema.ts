import * as v from 'valibot'
import { emailSchema } from './email.schema.ts'
import { pathIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { leadSchema } from './lead.schema.ts'
import { pageCursorSchema } from './page-cursor.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

export const leadStages = ['new', 'contacted', 'proposal', 'negotiating', 'won', 'lost'] as const
export type LeadStage = (typeof leadStages)[number]

export const leadEventKinds = ['note', 'mail', 'stage', 'owner', 'next_step'] as const
export const leadTemplates = ['first_answer', 'proposal', 'follow_up', 'closing'] as const
export type LeadTemplate = (typeof leadTemplates)[number]

const caseFactsSchema = v.object({
  id: v.string(),
  company: v.string(),
  /** The sender of the enquiry. */
  name: v.string(),
  staffCount: v.string(),
  stage: v.picklist(leadStages),
  owner: v.nullable(v.object({ name: v.string(), isMe: v.boolean() })),
  nextStep: v.string(),
  nextOn: v.nullable(isoDateSchema),
  createdAt: momentSchema,
})

/** GET /v1/admin/leads: fifty enquiries a page, newest first. Another parameter is a 400. */
export const leadQuerySchema = v.strictObject({
  stage: v.optional(v.picklist(leadStages)),
  /** Those that the caller looks after. */
  mine: v.optional(v.literal('true')),
  /** The `next` of the page before. */
  after: v.optional(pageCursorSchema),
})
export type LeadQuery = v.InferOutput<typeof leadQuerySchema>

export const leadListSchema = v.object({
  leads: v.array(caseFactsSchema),
  /** Null on the last page. */
  next: v.nullable(v.string()),
})
export type LeadList = v.InferOutput<typeof leadListSchema>

/** POST /v1/admin/leads/search: the enquiries from exactly this address, which stays out of the URL. */
export const leadSearchSchema = v.strictObject({ email: emailSchema })
export const foundLeadsSchema = v.object({ leads: v.array(caseFactsSchema) })
export type FoundLeads = v.InferOutput<typeof foundLeadsSchema>

/** GET /v1/admin/leads/{id}. Answers 404 `ERR_NO_LEAD`. */
export const leadDetailSchema = v.object({
  ...caseFactsSchema.entries,
  lostReason: v.string(),
  email: v.string(),
  phone: v.string(),
  /** As its sender wrote it; it never changes. */
  message: v.string(),
  locale: leadSchema.entries.locale,
  consentVersion: v.string(),
  /** The newest first. */
  events: v.array(
    v.object({
      at: momentSchema,
      by: v.string(),
      kind: v.picklist(leadEventKinds),
      text: v.string(),
    }),
  ),
  /** Other enquiries of the same company or mailbox. They stay apart. */
  duplicates: v.array(caseFactsSchema),
  /** The mails that staff can send, in the language of the enquiry. */
  templates: v.array(
    v.object({
      template: v.picklist(leadTemplates),
      subject: v.string(),
      /** What staff may change before they send it. */
      text: v.string(),
    }),
  ),
})
export type LeadDetail = v.InferOutput<typeof leadDetailSchema>

/** POST /v1/admin/leads/{id}/stage. A lost enquiry needs the reason. */
export const leadStageSchema = v.pipe(
  v.object({
    stage: v.picklist(leadStages),
    lostReason: v.optional(lineUpTo(300), ''),
  }),
  v.forward(
    v.check(({ stage, lostReason }) => (stage === 'lost') === lostReason.length >= 3),
    ['lostReason'],
  ),
)

/** POST /v1/admin/leads/{id}/owner: the caller looks after it, or gives it back. */
export const leadOwnerSchema = v.object({ isMine: v.boolean() })

/**
 * POST /v1/admin/leads/{id}/next-step. Null ends it. The day is today or later: answers 409
 * `DAY_IS_OVER`.
 */
export const leadNextStepSchema = v.object({
  next: v.nullable(v.object({ step: v.pipe(lineUpTo(200), v.minLength(3)), on: isoDateSchema })),
})

/** POST /v1/admin/leads/{id}/notes */
export const leadNoteSchema = v.object({ text: v.pipe(paragraphsUpTo(2000), v.minLength(1)) })

/** POST /v1/admin/leads/{id}/mails sends a mail to the address of the enquiry. */
export const leadMailSchema = v.object({
  template: v.picklist(leadTemplates),
  text: v.pipe(paragraphsUpTo(4000), v.minLength(10)),
})

/**
 * POST /v1/admin/leads/{id}/erasure deletes an enquiry with all that staff wrote and its waiting mails,
 * because its sender asked.
 */
export const leadErasureSchema = v.object({ reason: v.pipe(lineUpTo(300), v.minLength(3)) })

/** One change of an enquiry, as the console sends it. */
export const leadChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('stage'), id: pathIdSchema, body: leadStageSchema }),
  v.object({ kind: v.literal('owner'), id: pathIdSchema, body: leadOwnerSchema }),
  v.object({ kind: v.literal('next-step'), id: pathIdSchema, body: leadNextStepSchema }),
  v.object({ kind: v.literal('notes'), id: pathIdSchema, body: leadNoteSchema }),
  v.object({ kind: v.literal('mails'), id: pathIdSchema, body: leadMailSchema }),
  v.object({ kind: v.literal('erasure'), id: pathIdSchema, body: leadErasureSchema }),
])
export type LeadChange = v.InferOutput<typeof leadChangeSchema>
