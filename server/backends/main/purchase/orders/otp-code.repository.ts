import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { otpCodeTable } from '#server/db/main/otp-code.table.ts'
import type { Database } from '#server/db/open-database.ts'

type NewCode = { orderId: string; codeHmac: string; sentAt: Date; expiresAt: Date }

/** Replaces the OTP, unless the current one was sent after `unlessSentAfter`. */
export async function replaceOtpCode(
  db: Database,
  code: NewCode,
  { unlessSentAfter }: { unlessSentAfter: Date },
): Promise<boolean> {
  const replaced = await db
    .insert(otpCodeTable)
    .values(code)
    .onConflictDoUpdate({
      target: otpCodeTable.orderId,
      set: { ...code, tries: 0, usedAt: null },
      setWhere: lte(otpCodeTable.sentAt, unlessSentAfter),
    })
    .returning({ orderId: otpCodeTable.orderId })
  return replaced.length === 1
}

export async function findOtpSentAt(db: Database, orderId: string): Promise<Date | undefined> {
  const [code] = await db
    .select({ sentAt: otpCodeTable.sentAt })
    .from(otpCodeTable)
    .where(eq(otpCodeTable.orderId, orderId))
  return code?.sentAt
}

type Try = { orderId: string; codeHmac: string; now: Date; mostTries: number }

/**
 * Compares a code and counts the try in one statement, so parallel requests cannot exceed the
 * tries. A right code is used up.
 */
export async function tryOtpCode(
  db: Database,
  { orderId, codeHmac, now, mostTries }: Try,
): Promise<'right' | 'wrong' | 'over'> {
  const isMatch = sql`${otpCodeTable.codeHmac} = ${codeHmac}`
  const [tried] = await db
    .update(otpCodeTable)
    .set({
      tries: sql`${otpCodeTable.tries} + 1`,
      usedAt: sql`case when ${isMatch} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(otpCodeTable.orderId, orderId),
        isNull(otpCodeTable.usedAt),
        lt(otpCodeTable.tries, mostTries),
        gt(otpCodeTable.expiresAt, now),
      ),
    )
    .returning({ usedAt: otpCodeTable.usedAt })
  if (!tried) return 'over'
  return tried.usedAt ? 'right' : 'wrong'
}

/** Makes a used code valid again if its effect failed; the try stays counted. */
export async function releaseOtpCode(db: Database, orderId: string): Promise<void> {
  await db.update(otpCodeTable).set({ usedAt: null }).where(eq(otpCodeTable.orderId, orderId))
}
