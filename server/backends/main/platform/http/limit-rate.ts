import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import { deleteSomeExpiredLimits } from './rate-limit.repository.ts'
import { type LimitName, type LimitSubject, type RateLimit, rateLimits } from './rate-limits.ts'

type LimitContext = Pick<MainContext, 'db' | 'secrets'>

/** What a call is counted by. */
type Subjects = { client: string; account?: string }

/**
 * Counts a call, over all instances. Never inside a transaction: it would be undone with it.
 * @throws MainFailure `TOO_MANY_REQUESTS`, the same whether or not there is such an account
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
    // A row for a row: what has run out goes as fast as new ones come.
    if (isFirstInDuration) await deleteSomeExpiredLimits(context.db, new Date())
  }
}

/** Takes back what `limitRate` counted, for a call that turned out to be a good one. */
export async function unlimitRate(
  context: LimitContext,
  name: LimitName,
  subjects: Subjects,
): Promise<void> {
  for (const { limiter, key } of limitersOf(context, name, subjects)) await limiter.reward(key)
}

/** Forgets what was counted for an account, by all clients together and by the one that asks. */
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
      // Its timer would outlive the database.
      clearExpiredByTimeout: false,
    }),
    key: hmacOf(context, keyParts[subject as LimitSubject]),
  }))
}

/** The database holds no addresses in clear. */
function hmacOf({ secrets }: LimitContext, subject: readonly string[]): string {
  const key = createHmac('sha256', secrets.rateLimit).update(JSON.stringify(subject))
  return key.digest('base64url')
}

function tooMany({ msBeforeNext }: RateLimiterRes): MainFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new MainFailure('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
