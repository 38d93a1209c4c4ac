/** A call as it goes to the backend of an instance. */
export type LedgerCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  token?: string
  key?: string
  body?: unknown
}

/** What an instance is asked besides calls; each is answered in `body`. */
export type LedgerTask =
  | { task: 'member' }
  | { task: 'promo'; code: string; quota: number }
  /** Lets the time of an order run out. */
  | { task: 'lapse'; orderId: string }
  /** Does what is due and looks for broken invariants, and for what was said to be done and is not. */
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
  /** A one-time code that left by mail. */
  | { codeFor: string; code: string }
