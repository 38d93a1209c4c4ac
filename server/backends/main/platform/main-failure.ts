import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * Every expected failure, by the message that callers match, with its status. The specification
 * fixes most of the wording. The session rules of its section 8 match `jwt expired`, `invalid
 * token`, `already logout` and `refresh token expired`. No other message may contain those words,
 * or the site would sign the member out.
 */
export const statusOf = {
  'Password is wrong': 401,
  'Account registered through Google': 401,
  EMAIL_NOT_VERIFIED: 403,
  PASSWORD_TOO_COMMON: 400,
  VERIFICATION_LINK_OUTDATED: 410,
  RESET_LINK_OUTDATED: 410,
  TOO_MANY_REQUESTS: 429,
  ERR_NO_DEVICE: 404,
  PASSWORD_NEEDED: 409,
  'jwt expired': 401,
  'invalid token': 401,
  'already logout': 403,
  'refresh token expired': 401,
  GOOGLE_SIGN_IN_REFUSED: 400,
  GOOGLE_EMAIL_UNVERIFIED: 400,
  GOOGLE_PROOF_NEEDED: 409,
  GOOGLE_UNAVAILABLE: 502,
  ERR_NO_PRODUCT_SERVICE_ID: 404,
  ERR_NO_CART: 404,
  AGE_NEEDED: 403,
  PRICE_CHANGED: 409,
  ERR_NO_ORDER_ID: 404,
  ERR_ORDER_CLOSED: 409,
  ERR_TRANSACTION_PENDING: 409,
  ERR_NO_TRANSACTION_ID: 404,
  ERR_TRANSACTION_CLOSED: 409,
  REFUND_NOT_POSSIBLE: 409,
  REFUND_AMOUNT_CHANGED: 409,
  TASK_CLOSED: 409,
  ERR_NO_REFUND: 404,
  REFUND_ACCOUNT_NEEDED: 409,
  ERR_NO_APPROVAL: 404,
  APPROVAL_PENDING: 409,
  APPROVAL_CLOSED: 409,
  APPROVAL_OWN: 409,
  APPROVAL_OUTDATED: 409,
  START_IS_OVER: 409,
  PROMO_TAKEN: 409,
  PROMO_PERIOD_EMPTY: 409,
  PROMO_PRICE_FAR: 409,
  PROMO_QUOTA_IN_USE: 409,
  PROMO_IS_OVER: 409,
  ERR_NO_PROMO: 404,
  ERR_NO_KOL: 404,
  ALREADY_KOL: 409,
  KOL_CODE_TAKEN: 409,
  DAY_TOO_EARLY: 409,
  PAYOUT_NOT_POSSIBLE: 409,
  ERR_NO_LEAD: 404,
  DAY_IS_OVER: 409,
  HEALTH_CONSENT_NEEDED: 403,
  ERR_NO_TRACKER: 404,
  ERR_NO_FOOD: 404,
  ERR_NO_PLAN: 404,
  TOO_MANY_TEMPLATES: 409,
  ERR_NO_PROFILE: 404,
  ERR_NO_SHARE: 404,
  ERR_NO_PHOTO: 404,
  PHOTO_UNREADABLE: 422,
  TOO_MANY_PHOTOS: 409,
  ERR_NO_PRACTICE: 404,
  PRACTICE_SUSPENDED: 409,
  PRACTICE_CLOSED: 409,
  CREDENTIAL_PENDING: 409,
  CREDENTIAL_OWN: 409,
  CREDENTIAL_CLOSED: 409,
  ERR_NO_APPOINTMENT: 404,
  ERR_NO_FEED: 404,
  ERR_NO_NOTE: 404,
  ERR_NO_ACTION: 404,
  NOTE_CHANGED: 409,
  NOTE_SIGNED: 409,
  NOTE_NOT_SIGNED: 409,
  NOTE_INCOMPLETE: 409,
  NOTE_NOT_POSSIBLE: 409,
  CLIENT_CONSENT_NEEDED: 403,
  OUTCOME_NOT_POSSIBLE: 409,
  REASON_NEEDED: 409,
  INVITE_OUTDATED: 410,
  INVITE_OTHER_ACCOUNT: 409,
  INVITE_NOT_NEEDED: 409,
  APPOINTMENT_TAKEN: 409,
  APPOINTMENT_CLOSED: 409,
  INTAKE_CHANGED: 409,
  ROOM_CLOSED: 409,
  ROOM_IN_OTHER_TAB: 409,
  NO_SESSION_LEFT: 409,
  AFTER_PROGRAM_END: 409,
  OTHER_NUTRITIONIST: 409,
  NO_NEW_CLIENTS: 409,
  NO_TIME_CHOSEN: 400,
  ERR_NO_WAITING: 404,
  OFFER_ENDED: 409,
  TIME_IS_FREE: 409,
  TOO_LATE_TO_MOVE: 409,
  TOO_MANY_MOVES: 409,
  ERR_NO_CONVERSATION: 404,
  ERR_NO_MESSAGE: 404,
  ERR_NO_FILE: 404,
  CONVERSATION_CLOSED: 409,
  CONVERSATION_FULL: 409,
  FILE_NOT_SENT: 422,
  FILE_UNREADABLE: 422,
  FILE_INFECTED: 422,
  FILE_NOT_SCANNED: 503,
  ERR_NO_STAFF: 404,
  STAFF_SESSION_NEEDED: 403,
  STAFF_SUSPENDED: 403,
  PERMISSION_NEEDED: 403,
  STEP_UP_NEEDED: 403,
  WRONG_CODE: 400,
  LAST_OWNER: 409,
  ALREADY_STAFF: 409,
  ACCOUNT_SUSPENDED: 403,
  ERR_NO_MEMBER: 404,
  OPENING_NEEDED: 403,
  STAFF_ACCOUNT: 409,
  ADDRESS_TAKEN: 409,
  ERR_NO_CASE: 404,
  CASE_CLOSED: 409,
  CASE_UNANSWERED: 409,
  ERR_NO_MAIL: 404,
  MAIL_EXPIRED: 409,
  PROMO_UNKNOWN: 404,
  PROMO_EXPIRED: 409,
  PROMO_OTHER_PROGRAM: 409,
  PROMO_MINIMUM: 409,
  PROMO_ALREADY_USED: 409,
  PROMO_USED_UP: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  WRONG_OTP: 400,
  OTP_REQUIRED: 409,
  OTP_OUTDATED: 410,
  OTP_TOO_SOON: 429,
  PAYMENT_UNAVAILABLE: 502,
  NOTIFICATION_NOT_AUTHENTIC: 401,
  NOTIFICATION_AMOUNT_DIFFERS: 422,
} as const satisfies Record<string, ContentfulStatusCode>

export type FailureMessage = keyof typeof statusOf

/** An expected failure that the caller may see. Any other error becomes a 500. */
export class MainFailure extends Error {
  override name = 'MainFailure'
  override readonly message: FailureMessage
  readonly retryAfterSeconds?: number

  constructor(
    message: FailureMessage,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.message = message
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status(): ContentfulStatusCode {
    return statusOf[this.message]
  }

  /** Set if the message is a code of the catalogue rather than a sentence. */
  get code(): string | undefined {
    return /^[A-Z_]+$/.test(this.message) ? this.message : undefined
  }
}
