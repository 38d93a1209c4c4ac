export const auditActors = ['member', 'staff', 'operator', 'system'] as const

/** What members do with their account. */
const memberActions = [
  'account_created',
  'account_deleted',
  'account_exported',
  'devices_ended',
  'feed_created',
  'feed_revoked',
  'google_connected',
  'google_disconnected',
  'password_changed',
  'password_reset',
  'practice_taken',
  'profile_changed',
  'session_stolen',
  'share_created',
  'share_revoked',
  'signed_in',
  'signed_out',
  'tracker_exported',
] as const

/** What staff do, and what personal data they read. */
const staffActions = [
  'staff_listed',
  'staff_granted',
  'staff_grant_ended',
  'staff_sessions_ended',
  'staff_suspended',
  'staff_resumed',
  'staff_link_made',
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
  'refund_requested',
  'refund_read',
  'refund_proposed',
  'payout_proposed',
  'approval_decided',
] as const
export type StaffAction = (typeof staffActions)[number]

/** An entry holds ids, never the changed values. */
const auditActions = [...memberActions, ...staffActions] as const
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
] as const
export type AuditObject = (typeof auditObjects)[number]
