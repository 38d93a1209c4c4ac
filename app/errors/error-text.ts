import { m } from '#app/i18n/paraglide/messages.js'
import { AppError } from './app-error.ts'
import { textByCode } from './text-by-code.ts'

/** Longest backend message that is shown as received. */
const receivedTextMaxLength = 300

/** Error catalogue of the specification, section 8: lower-case backend message to text. */
const catalogue: Record<string, () => string> = {
  'account registered through google': m.errors_account_registered_through_google,
  'user not found': m.errors_credentials_wrong,
  'password is wrong': m.errors_credentials_wrong,
  credentials_wrong: m.errors_credentials_wrong,
  wrong_otp: m.errors_wrong_otp,
  otp_outdated: m.errors_otp_expired,
  otp_too_soon: m.errors_otp_too_soon,
  err_no_product_service_id: m.errors_no_product_service,
  err_no_transaction_id: m.errors_no_transaction,
  err_transaction_pending: m.errors_transaction_pending,
  age_needed: m.errors_age_needed,
  health_consent_needed: m.errors_health_consent_needed,
  err_no_tracker: m.errors_no_tracker,
  err_no_food: m.errors_no_food,
  food_facts_unavailable: m.errors_food_facts_unavailable,
  err_no_plan: m.errors_no_plan,
  too_many_templates: m.errors_too_many_templates,
  err_no_share: m.errors_no_share,
  err_no_photo: m.errors_no_photo,
  photo_unreadable: m.errors_photo_unreadable,
  too_many_photos: m.errors_too_many_photos,
  err_no_practice: m.errors_no_practice,
  err_no_appointment: m.errors_no_appointment,
  err_no_note: m.errors_no_note,
  err_no_action: m.errors_no_action,
  sign_in_again: m.errors_sign_in_again,
  note_changed: m.errors_note_changed,
  note_signed: m.errors_note_signed,
  note_not_signed: m.errors_note_not_signed,
  note_incomplete: m.errors_note_incomplete,
  note_not_possible: m.errors_note_not_possible,
  client_consent_needed: m.errors_client_consent_needed,
  clearance_not_possible: m.errors_clearance_not_possible,
  outcome_not_possible: m.errors_outcome_not_possible,
  invite_outdated: m.errors_invite_outdated,
  invite_other_account: m.errors_invite_other_account,
  invite_used: m.errors_invite_used,
  invite_withdrawn: m.errors_invite_withdrawn,
  invite_expired: m.errors_invite_expired,
  err_no_invite: m.errors_no_invite,
  invite_not_needed: m.errors_invite_not_needed,
  practice_suspended: m.errors_practice_suspended,
  practice_closed: m.errors_practice_closed,
  credential_pending: m.errors_credential_pending,
  credential_own: m.errors_credential_own,
  credential_closed: m.errors_credential_closed,
  err_no_lead: m.errors_no_lead,
  err_no_kol: m.errors_no_kol,
  already_kol: m.errors_already_kol,
  kol_code_taken: m.errors_kol_code_taken,
  day_too_early: m.errors_day_too_early,
  payout_not_possible: m.errors_payout_not_possible,
  transfer_day_wrong: m.errors_transfer_day_wrong,
  day_is_over: m.errors_day_is_over,
  appointment_taken: m.errors_appointment_taken,
  appointment_closed: m.errors_appointment_closed,
  intake_changed: m.errors_intake_changed,
  room_closed: m.errors_room_closed,
  room_in_other_tab: m.errors_room_in_other_tab,
  no_session_left: m.errors_no_session_left,
  after_program_end: m.errors_after_program_end,
  other_nutritionist: m.errors_other_nutritionist,
  no_new_clients: m.errors_no_new_clients,
  no_time_chosen: m.errors_no_time_chosen,
  err_no_conversation: m.errors_no_conversation,
  err_no_message: m.errors_no_message,
  err_no_file: m.errors_no_file,
  conversation_closed: m.errors_conversation_closed,
  conversation_full: m.errors_conversation_full,
  file_not_sent: m.errors_file_not_sent,
  reason_needed: m.errors_reason_needed,
  file_unreadable: m.errors_file_unreadable,
  file_infected: m.errors_file_infected,
  file_not_scanned: m.errors_file_not_scanned,
  err_no_waiting: m.errors_no_waiting,
  offer_ended: m.errors_offer_ended,
  time_is_free: m.errors_time_is_free,
  too_late_to_move: m.errors_too_late_to_move,
  too_many_moves: m.errors_too_many_moves,
  email_not_verified: m.errors_email_not_verified,
  verification_link_outdated: m.errors_verification_link_expired,
  reset_link_outdated: m.errors_reset_link_outdated,
  'too many requests': m.errors_too_many_requests,
  too_many_requests: m.errors_too_many_requests,
  err_no_device: m.errors_no_device,
  password_needed: m.errors_password_needed,
  password_too_common: m.errors_password_too_common,
  google_unavailable: m.errors_google_unavailable,
  price_changed: m.errors_price_changed,
  err_no_order_id: m.errors_no_order,
  err_order_closed: m.errors_order_closed,
  err_transaction_closed: m.errors_transaction_closed,
  refund_amount_changed: m.errors_refund_amount_changed,
  fulfilment_not_given_up: m.errors_fulfilment_not_given_up,
  err_no_receipt: m.errors_no_receipt,
  receipt_name_same: m.errors_receipt_name_same,
  refund_not_possible: m.errors_refund_not_possible,
  cause_stands: m.errors_cause_stands,
  task_closed: m.errors_task_closed,
  err_no_refund: m.errors_no_refund,
  refund_account_needed: m.errors_refund_account_needed,
  err_no_approval: m.errors_no_approval,
  approval_pending: m.errors_approval_pending,
  approval_closed: m.errors_approval_closed,
  approval_own: m.errors_approval_own,
  approval_outdated: m.errors_approval_outdated,
  start_is_over: m.errors_start_is_over,
  promo_taken: m.errors_promo_taken,
  promo_period_empty: m.errors_promo_period_empty,
  promo_price_far: m.errors_promo_price_far,
  promo_quota_in_use: m.errors_promo_quota_in_use,
  promo_is_over: m.errors_promo_is_over,
  err_no_promo: m.errors_no_promo,
  err_no_cart: m.errors_no_cart,
  err_no_staff: m.errors_no_staff,
  staff_session_needed: m.errors_staff_session_needed,
  staff_suspended: m.errors_staff_suspended,
  permission_needed: m.errors_permission_needed,
  step_up_needed: m.errors_step_up_needed,
  wrong_code: m.errors_wrong_code,
  wrong_passkey: m.errors_wrong_passkey,
  err_no_passkey: m.errors_no_passkey,
  passkey_exists: m.errors_passkey_exists,
  too_many_passkeys: m.errors_too_many_passkeys,
  last_factor: m.errors_last_factor,
  factor_exists: m.errors_factor_exists,
  factor_outdated: m.errors_factor_outdated,
  practice_session_needed: m.errors_practice_session_needed,
  last_owner: m.errors_last_owner,
  already_staff: m.errors_already_staff,
  account_suspended: m.errors_account_suspended,
  err_no_member: m.errors_no_member,
  opening_needed: m.errors_opening_needed,
  staff_account: m.errors_staff_account,
  own_account: m.errors_own_account,
  err_no_registration: m.errors_no_registration,
  address_taken: m.errors_address_taken,
  err_no_case: m.errors_no_case,
  case_closed: m.errors_case_closed,
  case_unanswered: m.errors_case_unanswered,
  err_no_mail: m.errors_no_mail,
  mail_expired: m.errors_mail_expired,
  promo_unknown: m.errors_promo_unknown,
  promo_expired: m.errors_promo_expired,
  promo_other_program: m.errors_promo_other_program,
  promo_minimum: m.errors_promo_minimum,
  promo_already_used: m.errors_promo_already_used,
  promo_used_up: m.errors_promo_used_up,
  payment_unavailable: m.errors_payment_unavailable,
  'service unavailable': m.errors_backend,
}

/**
 * Returns the user's text for any thrown value. The message comes from the server's response, else
 * from the error itself. Else it is that of a nested `data`, or the error if it is a string.
 * Messages that the catalogue does not list are shown as received.
 */
export function textOfError(error: unknown): string {
  const message = messageOf(error)
  const key = message?.trim().toLowerCase() ?? ''
  const catalogueText = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (catalogueText) return catalogueText()
  if (error instanceof AppError && !error.serverMessage) return textByCode[error.code]()
  return message ? asReceived(message) : m.errors_backend()
}

function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (error instanceof AppError) return error.serverMessage
  return textAt(error, 'message') ?? textAt(valueAt(error, 'data'), 'message')
}

function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key)
  return typeof found === 'string' && found !== '' ? found : undefined
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function asReceived(message: string): string {
  return message.replace(/\p{Cc}/gu, '').slice(0, receivedTextMaxLength)
}
