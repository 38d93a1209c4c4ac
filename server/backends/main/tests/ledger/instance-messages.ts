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

export type ToInstance = { id: number } & ({ call: LedgerCall } | LedgerTask)

export type LedgerAnswer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise.
  body: any
}

export type FromInstance =
  | ({ id: number } & LedgerAnswer)
  | { ready: true }
  /** An OTP that was mailed. */
  | { codeFor: string; code: string }
