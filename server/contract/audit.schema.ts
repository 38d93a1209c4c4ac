import * as v from 'valibot'
import { pathIdSchema } from './ids.schema.ts'
import { pageCursorSchema } from './page-cursor.schema.ts'

export const auditActors = ['member', 'staff', 'operator', 'system'] as const

/** What members do with their account. */
const memberActions = [
  'account_created',
  'account_deleted',
  'account_exported',
  'devices_ended',
  'factor_reset',
  'factor_set_up',
  'feed_created',
  'feed_revoked',
  'google_connected',
  'google_disconnected',
  'passkey_added',
  'passkey_refused',
  'passkey_removed',
  'password_changed',
  'password_reset',
  'practice_session_ended',
  'practice_session_opened',
  'practice_stepped_up',
  'practice_taken',
  'profile_changed',
  'recovery_codes_renewed',
  'retained_record_opened',
  'session_stolen',
  'share_created',
  'share_revoked',
  'signed_in',
  'signed_out',
  'tracker_exported',
] as const

/** What staff do, and what personal data they read. */
const staffActions = [
  'audit_read',
  'staff_listed',
  'staff_granted',
  'staff_grant_ended',
  'staff_sessions_ended',
  'staff_suspended',
  'staff_resumed',
  'staff_link_made',
  'staff_link_withdrawn',
  'staff_joined',
  'staff_factor_replaced',
  'staff_session_opened',
  'staff_session_ended',
  'staff_stepped_up',
  'task_assigned',
  'task_closed',
  'purchases_searched',
  'purchase_read',
  'payment_checked',
  'receipt_mailed',
  'receipt_read',
  'receipt_corrected',
  'fulfilment_retried',
  'purchase_cancelled',
  'refund_requested',
  'refund_read',
  'refund_proposed',
  'payout_proposed',
  'approval_decided',
  'nutritionists_listed',
  'nutritionist_read',
  'nutritionist_invited',
  'practice_changed',
  'clients_handed_over',
  'credential_entered',
  'credential_read',
  'credential_decided',
  'leads_listed',
  'leads_searched',
  'lead_read',
  'lead_changed',
  'lead_noted',
  'lead_mailed',
  'lead_erased',
  'members_searched',
  'member_opened',
  'member_read',
  'member_suspended',
  'member_resumed',
  'member_sessions_ended',
  'member_unlocked',
  'registration_link_mailed',
  'registration_unlocked',
  'address_proposed',
  'address_decided',
  'case_entered',
  'case_read',
  'case_noted',
  'case_letter_mailed',
  'case_closed',
  'deletion_proposed',
  'deletion_decided',
  'name_corrected',
  'mail_retried',
  'mail_dropped',
  'audit_exported',
  'price_proposed',
  'price_decided',
  'sale_changed',
  'pkp_proposed',
  'pkp_decided',
  'kols_listed',
  'kol_read',
  'kol_appointed',
  'kol_rate_set',
  'kol_ended',
  'kol_resumed',
  'kol_payout_proposed',
  'kol_payout_decided',
  'promotion_made',
  'promotion_ended',
  'promo_code_made',
  'promo_code_changed',
] as const
export type StaffAction = (typeof staffActions)[number]

/** An entry holds ids, never the changed values. */
export const auditActions = [...memberActions, ...staffActions] as const
export type AuditAction = (typeof auditActions)[number]

/** What staff act on. */
const auditObjects = [
  'account',
  'staff_link',
  'staff_member',
  'task',
  'purchase',
  'refund',
  'approval',
  'practice',
  'credential',
  'lead',
  'privacy_case',
  'mail',
  'service',
  'kol',
  'promotion',
  'promo_code',
  'registration',
] as const
export type AuditObject = (typeof auditObjects)[number]

const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/**
 * GET /v1/admin/audit: the newest entries that match, fifty a page. GET /v1/admin/audit/export: a
 * thousand a page. Another parameter is a 400.
 */
export const auditQuerySchema = v.strictObject({
  action: v.optional(v.picklist(auditActions)),
  /** The id of a person who acted. */
  actor: v.optional(pathIdSchema),
  /** The id of what was acted on, or of the affected account. */
  object: v.optional(pathIdSchema),
  /** The `next` of the page before. */
  before: v.optional(pageCursorSchema),
})
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>

export const auditListSchema = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      at: momentSchema,
      actorKind: v.picklist(auditActors),
      actorId: v.string(),
      /** Empty for the system, and for a deleted account. */
      actorName: v.string(),
      action: v.string(),
      subjectId: v.string(),
      objectKind: v.string(),
      objectId: v.string(),
      reason: v.string(),
      requestId: v.string(),
    }),
  ),
  /** Null on the last page. */
  next: v.nullable(v.string()),
})
export type AuditList = v.InferOutput<typeof auditListSchema>
