import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import { deleteSomeExpiredLimits } from './rate-limit.repository.ts'
import { type LimitName, type LimitSubject, type RateLimit, rateLimits } from './rate-limits.ts'

type LimitContext = Pick<MainContext, 'db' | 'secrets'>

/** The subjects that a call counts against. */
type Subjects = { client: string; account?: string }

/**
 * Counts a call across all instances. Never call it in a transaction, because a rollback would undo
 * the count. Throws MainFailure `TOO_MANY_REQUESTS`, whether or not the account exists.
 */
export async function limitRate(
  context: LimitContext,
  name: LimitName,
  subjects: Subjects,
): Promise<void> {
  for (const { limiter, key } of limitersOf(context, name, subjects)) {
    const { isFirstInDuration } = await limiter.consume(key).catch((refusal) => {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
    })
    // One deletion for each insertion keeps the table from growing.
    if (isFirstInDuration) await deleteSomeExpiredLimits(context.db, new Date())
  }
}

/** Refunds what `limitRate` counted, for a call that succeeded. */
export async function refundRateLimit(
  context: LimitContext,
  name: LimitName,
  subjects: Subjects,
): Promise<void> {
  for (const { limiter, key } of limitersOf(context, name, subjects)) await limiter.reward(key)
}

/** Clears an account's counts, across all clients and for the calling one. */
export async function clearAccountLimit(
  context: LimitContext,
  name: LimitName,
  subjects: Required<Subjects>,
): Promise<void> {
  for (const { subject, limiter, key } of limitersOf(context, name, subjects))
    if (subject !== 'client') await limiter.delete(key)
}

function limitersOf(context: LimitContext, name: LimitName, { client, account = '' }: Subjects) {
  const keyParts = { clientOfAccount: [account, client], client: [client], account: [account] }
  const limits: Partial<Record<LimitSubject, RateLimit>> = rateLimits[name]
  return Object.entries(limits).map(([subject, { points, seconds }]) => ({
    subject,
    limiter: new RateLimiterDrizzle({
      storeClient: context.db,
      schema: rateLimitTable,
      keyPrefix: `${name}-${subject}`,
      points,
      duration: seconds,
      // The library's timer would outlive the database.
      clearExpiredByTimeout: false,
    }),
    key: hmacOf(context, keyParts[subject as LimitSubject]),
  }))
}

/** Neither the database nor the log holds addresses in plain text. */
export function hmacOf(
  { secrets }: Pick<LimitContext, 'secrets'>,
  subject: readonly string[],
): string {
  const key = createHmac('sha256', secrets.rateLimit).update(JSON.stringify(subject))
  return key.digest('base64url')
}

function tooMany({ msBeforeNext }: RateLimiterRes): MainFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new MainFailure('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
