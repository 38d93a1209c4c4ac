import * as v from 'valibot'
import { emailSchema } from './email.schema.ts'
import { factorTokenSchema, secondFactorSchema, shownSecretSchema } from './second-factor.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the site has no console.
//
// The calls under /v1/admin need the member's access token. In the header `x-staff-session`, they
// need a staff session of the same sign-in. Without one, they answer 403 `STAFF_SESSION_NEEDED`.
// They answer 403 `STAFF_SUSPENDED` to a suspended person, and 403 `PERMISSION_NEEDED` without the
// right. They answer 403 `STEP_UP_NEEDED` if the last proof by the second factor is older than five
// minutes.

export const staffSessionHeader = 'x-staff-session'

export const staffRoles = ['owner', 'editor', 'finance', 'support', 'clinical'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Rows of `role_permissions` give them to roles. `decide` is for another person than `propose`. @internal */
export const permissions = [
  'audit.read',
  'background.read',
  'breaches.work',
  'content.edit',
  'content.publish',
  'content.review',
  'credentials.enter',
  'credentials.verify',
  'leads.work',
  'mail.work',
  'members.decide',
  'members.propose',
  'members.read',
  'members.serve',
  'nutritionists.manage',
  'nutritionists.read',
  'partners.manage',
  'partners.pay',
  'partners.read',
  'prices.decide',
  'prices.propose',
  'promos.work',
  'purchases.read',
  'purchases.serve',
  'refunds.decide',
  'refunds.propose',
  'requests.work',
  'staff.grant',
  'staff.read',
  'tasks.work',
] as const
export type Permission = (typeof permissions)[number]

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** GET /v1/staff-session. Answers 404 `ERR_NO_STAFF` to everybody else. */
export const staffSessionSchema = v.object({
  /** The open staff session of this sign-in; null without one. */
  session: v.nullable(
    v.object({
      expiresAt: momentSchema,
      /** Until when acts about money and rights need no other code. */
      steppedUpUntil: momentSchema,
      roles: v.array(v.picklist(staffRoles)),
      permissions: v.array(v.string()),
    }),
  ),
})
export type StaffSession = v.InferOutput<typeof staffSessionSchema>

/**
 * POST /v1/staff-session opens a session. POST /v1/staff-session/step-up proves the person of an open
 * one again. Both take a `factorProofSchema` and answer 400 `WRONG_CODE`.
 *
 * POST /v1/staff-links/open shows what a link is for. Answers 409 `INVITE_OTHER_ACCOUNT` to another
 * account than that of its address. Answers 410 `INVITE_USED`, `INVITE_WITHDRAWN` or
 * `INVITE_EXPIRED`, or `INVITE_OUTDATED` if it is unknown or replaced.
 */
export const staffLinkSchema = v.object({ token: factorTokenSchema })
export const staffLinkPurposes = ['join', 'second_factor'] as const
export const openedStaffLinkSchema = v.object({
  purpose: v.picklist(staffLinkPurposes),
  roles: v.array(v.picklist(staffRoles)),
  ...shownSecretSchema.entries,
})
export type OpenedStaffLink = v.InferOutput<typeof openedStaffLinkSchema>

/**
 * POST /v1/staff-links/accept uses the link: the person joins, or gets another second factor. The
 * code proves that their authenticator app knows the secret. Answers an `enrolledFactorSchema`.
 */
export const staffLinkAcceptanceSchema = v.object({
  token: factorTokenSchema,
  code: secondFactorSchema,
})

/** GET /v1/admin/staff: everybody who is or was of the staff, newest first. */
const staffPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Empty for a deleted account. */
  email: v.string(),
  joinedAt: momentSchema,
  suspendedAt: v.nullable(momentSchema),
  /** The roles of now. Empty for a person who has left. */
  roles: v.array(v.picklist(staffRoles)),
})
export const staffListSchema = v.object({ people: v.array(staffPersonSchema) })
export type StaffList = v.InferOutput<typeof staffListSchema>

/**
 * POST /v1/admin/staff/{id}/suspend, …/resume, …/end-sessions and …/factor-link. Answers 404 `ERR_NO_STAFF`, or 409 `LAST_OWNER` if
 * the business would have no owner.
 */
export const staffReasonSchema = v.object({ reason: v.pipe(lineUpTo(300), v.minLength(3)) })

/**
 * POST /v1/admin/staff/{id}/grant and …/end-grant. Answer like the calls above, and 403
 * `PERMISSION_NEEDED` to a person who grants a role to themselves.
 */
export const staffGrantSchema = v.object({
  ...staffReasonSchema.entries,
  role: v.picklist(staffRoles),
})

/**
 * POST /v1/admin/staff-invitations mails a link to the owner of an address. Answers 409
 * `ALREADY_STAFF` for the address of a person of the staff.
 */
export const staffInvitationSchema = v.object({
  ...staffReasonSchema.entries,
  email: emailSchema,
  roles: v.pipe(v.array(v.picklist(staffRoles)), v.minLength(1), v.maxLength(staffRoles.length)),
})

/**
 * GET /v1/admin/staff-invitations: those that were neither used nor withdrawn, newest first. POST
 * …/{id}/send-again mails another link and ends the one before; POST …/{id}/withdraw ends it. Both
 * answer 404 `ERR_NO_INVITE` for another one.
 */
export const staffInvitationsSchema = v.object({
  invitations: v.array(
    v.object({
      /** The hash of its token. It opens nothing. */
      id: v.string(),
      email: v.string(),
      roles: v.array(v.picklist(staffRoles)),
      /** The name of the owner who sent it last. */
      madeBy: v.string(),
      madeAt: momentSchema,
      expiresAt: momentSchema,
      isExpired: v.boolean(),
    }),
  ),
})
export type StaffInvitations = v.InferOutput<typeof staffInvitationsSchema>
