import { createHmac } from 'node:crypto'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  countCall,
  deleteLimit,
  deleteSomeExpiredLimits,
  uncountCall,
} from './rate-limit.repository.ts'
import { type LimitName, type LimitSubject, type RateLimit, rateLimits } from './rate-limits.ts'

const secondMs = 1_000

type LimitContext = Pick<MainContext, 'db' | 'clock' | 'secrets'>

/** The subjects that a call counts against. */
type Subjects = { client: string; account?: string }

/**
 * Counts a call across all instances, by the clock that they share. Never call it in a transaction,
 * because a rollback would undo the count. Throws MainFailure `TOO_MANY_REQUESTS`, whether or not the
 * account exists.
 */
export async function limitRate(
  context: LimitContext,
  name: LimitName,
  subjects: Subjects,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  for (const { key, limit } of keysOf(context, name, subjects)) {
    const period = { key, now, endsAt: later(now, limit.seconds * secondMs) }
    const { points, endsAt } = await countCall(db, period)
    if (points > limit.points) throw tooMany(endsAt.getTime() - now.getTime())
    // One deletion for each insertion keeps the table from growing.
    if (points === 1) await deleteSomeExpiredLimits(db, now)
  }
}

/** Refunds what `limitRate` counted, for a call that succeeded. */
export async function refundRateLimit(
  context: LimitContext,
  name: LimitName,
  subjects: Subjects,
): Promise<void> {
  const now = context.clock.now()
  for (const { key } of keysOf(context, name, subjects)) await uncountCall(context.db, { key, now })
}

/** Clears an account's counts, across all clients and for the calling one. */
export async function clearAccountLimit(
  context: LimitContext,
  name: LimitName,
  subjects: Required<Subjects>,
): Promise<void> {
  for (const { subject, key } of keysOf(context, name, subjects))
    if (subject !== 'client') await deleteLimit(context.db, key)
}

function keysOf(context: LimitContext, name: LimitName, { client, account = '' }: Subjects) {
  const keyParts = { clientOfAccount: [account, client], client: [client], account: [account] }
  const limits: Partial<Record<LimitSubject, RateLimit>> = rateLimits[name]
  return Object.entries(limits).map(([subject, limit]) => ({
    subject,
    limit,
    key: `${name}-${subject}:${hmacOf(context, keyParts[subject as LimitSubject])}`,
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

function tooMany(waitMs: number): MainFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / secondMs))
  return new MainFailure('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
