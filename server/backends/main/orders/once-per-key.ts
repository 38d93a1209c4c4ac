import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { hashOfToken } from '#server/backends/main/random-secret.ts'
import type { Database } from '#server/db/open-database.ts'
import { claimKey, findKey, keepAnswer } from './idempotency-key.repository.ts'

/**
 * Does something once for a member's key, and gives the first answer again however often the key
 * comes back, in parallel too. A failure leaves the key free.
 * @throws MainFailure `IDEMPOTENCY_KEY_REUSED` when the key came with another request before
 */
export async function oncePerKey<Answer>(
  { db, clock }: Pick<MainParts, 'db' | 'clock'>,
  { userId, key, request }: { userId: string; key: string; request: unknown },
  action: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = hashOfToken(JSON.stringify(request))
  return db.transaction(async (tx) => {
    if (await claimKey(tx, { userId, key, requestHash, createdAt: clock.now() })) {
      const answer = await action(tx)
      await keepAnswer(tx, { userId, key }, JSON.stringify(answer))
      return answer
    }
    const kept = await findKey(tx, { userId, key })
    if (!kept?.answer) throw new Error('A claimed idempotency key has no answer')
    if (kept.requestHash !== requestHash) throw new MainFailure('IDEMPOTENCY_KEY_REUSED')
    return JSON.parse(kept.answer) as Answer
  })
}
