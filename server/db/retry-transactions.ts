import { setTimeout as pause } from 'node:timers/promises'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** SQLSTATEs of a transaction that PostgreSQL aborted for another one; a retry may succeed. */
const abortedStates = new Set(['40001', '40P01'])

/** Collisions rarely repeat; the caller gets the error of the last attempt. */
const maxAttempts = 5
/** Multiplied by the attempt and randomized, so that colliding transactions do not meet again. */
const maxPauseMs = 20

/**
 * Retries transactions that lost to another one by a deadlock or serialization failure. The
 * callback may therefore run more than once: it must have no effects outside the database. A single
 * statement outside a transaction is not retried.
 */
export function retryTransactions(db: Pick<PgDatabase<PgQueryResultHKT>, 'transaction'>): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (action, config) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await transaction(action, config)
      } catch (error) {
        if (attempt === maxAttempts || !wasAborted(error)) throw error
        await pause(Math.random() * maxPauseMs * attempt)
      }
  }
}

function wasAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Drizzle wraps the driver's error.
  return abortedStates.has(code) || wasAborted(error.cause)
}
