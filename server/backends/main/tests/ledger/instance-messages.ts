/** A call to the backend of an instance. */
export type LedgerCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  token?: string
  key?: string
  body?: unknown
}

/** What else an instance does on request; the answer is in `body`. */
export type LedgerTask =
  | { task: 'member' }
  | { task: 'promo'; code: string; quota: number }
  /** Moves the deadline of an order into the past. */
  | { task: 'lapse'; orderId: string }
  /** Does what is due, then looks for broken invariants and lost effects. */
  | { task: 'violations'; orderIds: string[]; settledIds: string[] }
  /** Inserts practices and clients. Returns a `ConsultationWorld`. */
  | { task: 'consultations' }
  /** Sends what is due, then looks for broken invariants and lost effects of sessions. */
  | ({ task: 'session-violations'; calendarMails: CalendarMail[] } & AcknowledgedSessions)

/** Two practices, and clients with a tracker for each of them. */
export type ConsultationWorld = {
  practices: { slug: string; token: string }[]
  clients: { token: string; trackerIds: string[] }[]
}

/** What was answered with success and so must be in the database. */
export type AcknowledgedSessions = {
  bookedIds: string[]
  cancelledIds: string[]
  moves: { id: string; startsAt: string }[]
}

/** A calendar entry that was mailed. */
export type CalendarMail = { to: string; content: string }

export type ToInstance = { id: number } & ({ call: LedgerCall } | LedgerTask)

export type LedgerAnswer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise.
  body: any
}

export type FromInstance = ({ id: number } & LedgerAnswer) | { ready: true } | Mailed

/** What the test learns from mails: an OTP, or a calendar entry. */
export type Mailed = { codeFor: string; code: string } | { calendarMail: CalendarMail }
