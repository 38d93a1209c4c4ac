import { setTimeout as pause } from 'node:timers/promises'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** SQLSTATEs of a transaction that PostgreSQL gave up for another's sake: it did nothing, and may do it again. */
const givenUpStates = new Set(['40001', '40P01'])

/** Two that collide do so once, mostly; whoever loses so often is told. */
const mostAttempts = 5
/** Times the attempt, and at random, so that those who collided do not meet again. */
const longestPauseMs = 20

/**
 * Makes again what lost to another transaction: a deadlock, or two that cannot both have come first.
 * What a transaction does may therefore happen more than once before it counts, so it speaks to the
 * database alone. A single statement outside a transaction is not made again.
 */
export function retryTransactions(db: Pick<PgDatabase<PgQueryResultHKT>, 'transaction'>): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (action, config) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await transaction(action, config)
      } catch (error) {
        if (attempt === mostAttempts || !isGivenUp(error)) throw error
        await pause(Math.random() * longestPauseMs * attempt)
      }
  }
}

function isGivenUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Drizzle wraps the driver's error.
  return givenUpStates.has(code) || isGivenUp(error.cause)
}
