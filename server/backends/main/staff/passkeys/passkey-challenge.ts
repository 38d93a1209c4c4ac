import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { PasskeyChallengeRow } from '#server/db/main/passkey-challenge.table.ts'
import { consumeChallenge, insertChallenge } from './passkey.repository.ts'

export const challengeLifetimeMs = 5 * minuteMs

type ChallengeUse = Pick<PasskeyChallengeRow, 'sessionId' | 'purpose'>

/** Returns what a passkey must sign, as bytes. It works once, for one sign-in and one purpose. */
export async function makeChallenge(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  use: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomToken()
  const now = clock.now()
  const expiresAt = later(now, challengeLifetimeMs)
  await insertChallenge(db, { ...use, challengeHash: hashOfToken(challenge), expiresAt }, now)
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

const clientDataSchema = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))

/**
 * Uses up the challenge that a passkey signed, also if the rest of the answer is wrong, and returns it.
 * @throws MainFailure `WRONG_PASSKEY` if it is unknown, used, expired, or of another sign-in or purpose
 */
export async function spendChallenge(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  use: ChallengeUse,
  clientDataJSON: string,
): Promise<string> {
  const text = Buffer.from(clientDataJSON, 'base64url').toString()
  const read = v.safeParse(clientDataSchema, text)
  if (!read.success) throw new MainFailure('WRONG_PASSKEY')
  const { challenge } = read.output
  const row = await consumeChallenge(db, { ...use, challengeHash: hashOfToken(challenge) })
  if (!row || row.expiresAt <= clock.now()) throw new MainFailure('WRONG_PASSKEY')
  return challenge
}

/** The site as passkeys know it, from the setting only, never from a request. */
export function siteOf({ publicOrigin }: Pick<MainContext, 'publicOrigin'>) {
  const { origin, hostname } = new URL(publicOrigin)
  return { origin, id: hostname }
}
