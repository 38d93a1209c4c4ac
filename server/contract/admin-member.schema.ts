import * as v from 'valibot'
import { auditActions } from './audit.schema.ts'
import { emailSchema } from './email.schema.ts'
import { idSchema } from './ids.schema.ts'
import { privacyCaseKinds } from './privacy-case.schema.ts'
import { transactionStateSchema } from './purchase.schema.ts'
import { staffReasonSchema } from './staff.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

const mailStateSchema = v.picklist(['waiting', 'failed', 'sent', 'dropped'])

/** POST /v1/admin/members/search: an id, or the exact address of an account or a sign-up. */
export const memberSearchSchema = v.strictObject({ term: v.pipe(lineUpTo(254), v.minLength(3)) })
export const foundMemberSchema = v.object({
  memberId: v.nullable(idSchema),
  /** The newest sign-up with the address, if it has no account yet. */
  registration: v.nullable(
    v.object({
      id: idSchema,
      since: momentSchema,
      /** Until when its link works. */
      endsAt: momentSchema,
      /** Those with its links, the latest first. */
      mails: v.array(v.object({ state: mailStateSchema, at: momentSchema })),
    }),
  ),
})
export type FoundMember = v.InferOutput<typeof foundMemberSchema>
export type FoundRegistration = NonNullable<FoundMember['registration']>

/**
 * POST /v1/admin/registrations/{id}/link and …/unlocking with a reason. Answers 404
 * `ERR_NO_REGISTRATION` if the address is proved or the link has ended.
 */
export const registrationActs = ['link', 'unlocking'] as const
export type RegistrationAct = (typeof registrationActs)[number]

/** POST /v1/admin/members/{id}/opening says why, which opens the account for an hour. */
export const memberReasonSchema = staffReasonSchema

/**
 * POST /v1/admin/members/{id}/suspension, …/resumption, …/session-end and …/unlocking, which answers
 * 409 `OWN_ACCOUNT` about the caller's own.
 */
export const memberActs = ['suspension', 'resumption', 'session-end', 'unlocking'] as const
export type MemberAct = (typeof memberActs)[number]

/**
 * POST /v1/admin/members/{id}/address asks a second person for another address. Answers 409
 * `ADDRESS_TAKEN` if it has an account, and 409 `APPROVAL_PENDING`.
 */
export const addressWishSchema = v.object({
  email: emailSchema,
  /** How staff know that the address belongs to the member. */
  proof: v.pipe(lineUpTo(300), v.minLength(10)),
  reason: v.pipe(paragraphsUpTo(1000), v.minLength(10)),
})
export type AddressWish = v.InferOutput<typeof addressWishSchema>

/**
 * GET /v1/admin/members/{id}: what staff may know of an account, nothing of health. Answers 404
 * `ERR_NO_MEMBER`, and 403 `OPENING_NEEDED` until the caller has said why they open it.
 */
export const memberDetailSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  locale: v.picklist(['en', 'id']),
  createdAt: momentSchema,
  hasPassword: v.boolean(),
  hasGoogle: v.boolean(),
  suspendedAt: v.nullable(momentSchema),
  /** Whether the account belongs to a person of the staff. */
  isStaff: v.boolean(),
  sessions: v.array(
    v.object({ device: v.string(), createdAt: momentSchema, lastSeenAt: momentSchema }),
  ),
  /** Of the last 180 days, without their text. */
  mails: v.array(
    v.object({
      kind: v.string(),
      state: mailStateSchema,
      at: momentSchema,
    }),
  ),
  purchases: v.array(
    v.object({
      id: idSchema,
      orderNumber: v.string(),
      state: transactionStateSchema,
      totalRupiah: v.number(),
      createdAt: momentSchema,
    }),
  ),
  cases: v.array(
    v.object({
      id: idSchema,
      kind: v.picklist(privacyCaseKinds),
      receivedAt: momentSchema,
      closedAt: v.nullable(momentSchema),
    }),
  ),
  /** The decisions about health data, the latest first, without the data. */
  consents: v.array(
    v.object({
      isGiven: v.boolean(),
      textVersion: v.string(),
      language: v.picklist(['en', 'id']),
      decidedAt: momentSchema,
    }),
  ),
  /** What staff did about the account, and exports by the member; the latest first. */
  acts: v.array(
    v.object({
      at: momentSchema,
      action: v.picklist(auditActions),
      /** Empty if the member did it. */
      by: v.string(),
      reason: v.string(),
    }),
  ),
  /** Another address that waits for a second person. */
  addressChange: v.nullable(
    v.object({
      approvalId: idSchema,
      email: v.string(),
      proof: v.string(),
      reason: v.string(),
      requestedBy: v.string(),
      requestedAt: momentSchema,
      isMine: v.boolean(),
    }),
  ),
})
export type MemberDetail = v.InferOutput<typeof memberDetailSchema>
