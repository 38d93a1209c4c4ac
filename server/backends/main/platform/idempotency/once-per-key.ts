import { setTimeout as pause } from 'node:timers/promises'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { type FailureMessage, MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  claimKey,
  findKey,
  type OwnedKey,
  releaseKey,
  storeAnswer,
} from './idempotency-key.repository.ts'

/** Longer than a call to the payment provider can take, so the claimant has crashed. */
const abandonedAfterMs = 30_000
const pollMs = 25

/** A member's call. Without a key it simply runs. `request` identifies what is asked for. */
export type KeyedCall = { userId: string; key: string | undefined; request: unknown }

type CallContext = Pick<MainContext, 'db' | 'clock'>

/**
 * Runs an action once per member and key, and returns the first answer for every repetition, also
 * for concurrent ones. A failure releases the key.
 * @throws MainFailure `IDEMPOTENCY_KEY_REUSED` if the key came with another request before
 */
export async function oncePerKey<Answer>(
  { db, clock }: CallContext,
  { userId, key, request }: KeyedCall,
  action: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return db.transaction(action)
  const requestHash = hashOf(request)
  const done = await db.transaction(async (tx) => {
    if (!(await claimKey(tx, { userId, key, requestHash, createdAt: clock.now() })))
      return undefined
    const answer = await action(tx)
    await storeAnswer(tx, { userId, key }, { answer: JSON.stringify(answer) })
    return { answer }
  })
  if (done) return done.answer
  const stored = await readStored<Answer>(db, { userId, key, requestHash })
  if (!stored) throw new Error('A claimed idempotency key has no answer')
  return stored.answer
}

/** Stores the answer in the transaction of its effect, so neither exists without the other. */
export type StoreAnswer<Answer> = (tx: Database, answer: Answer) => Promise<void>

type Underway<Answer> = {
  /** If it stores no answer itself, running it again must change nothing. */
  action: (store: StoreAnswer<Answer>) => Promise<Answer>
  /** Failures that are stored as the answer: the key returns them again and nothing is retried. */
  finalFailures?: readonly FailureMessage[]
}

/**
 * Like `oncePerKey`, for an action that calls another service between its transactions. Calls with
 * the same key wait for the first one's answer.
 */
export async function oncePerKeyUnderway<Answer>(
  context: CallContext,
  { userId, key, request }: KeyedCall,
  { action, finalFailures = [] }: Underway<Answer>,
): Promise<Answer> {
  if (key === undefined) return action(async () => {})
  const owned = { userId, key }
  const requestHash = hashOf(request)
  for (;;) {
    const now = context.clock.now()
    const takingOverBefore = later(now, -abandonedAfterMs)
    if (await claimKey(context.db, { ...owned, requestHash, createdAt: now, takingOverBefore }))
      break
    const stored = await readStored<Answer>(context.db, { ...owned, requestHash })
    if (stored) return stored.answer
    await pause(pollMs)
  }
  const store = (db: Database, answer: Answer) =>
    storeAnswer(db, owned, { answer: JSON.stringify(answer) })
  try {
    const answer = await action(store)
    await store(context.db, answer)
    return answer
  } catch (error) {
    if (error instanceof MainFailure && finalFailures.includes(error.message))
      await storeAnswer(context.db, owned, { failure: error.message })
    else await releaseKey(context.db, owned)
    throw error
  }
}

/** Returns undefined while the call is in progress. */
async function readStored<Answer>(
  db: Database,
  { requestHash, ...owned }: OwnedKey & { requestHash: string },
): Promise<{ answer: Answer } | undefined> {
  const stored = await findKey(db, owned)
  if (!stored) return undefined
  if (stored.requestHash !== requestHash) throw new MainFailure('IDEMPOTENCY_KEY_REUSED')
  if (stored.failure !== null) throw new MainFailure(stored.failure as FailureMessage)
  return stored.answer === null ? undefined : { answer: JSON.parse(stored.answer) as Answer }
}

function hashOf(request: unknown): string {
  return hashOfToken(JSON.stringify(request))
}
