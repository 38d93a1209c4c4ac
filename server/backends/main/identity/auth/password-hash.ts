import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Hashing takes a core for some tens of milliseconds and a thread of Node's pool of four, which
 * files and name look-ups need too. A burst of sign-ins waits in line rather than starving pages.
 */
const hashesAtOnce = 2
const inLine = limitConcurrency(hashesAtOnce)

/** What an account without a password is compared with, so that its answer takes as long. */
const dummyHash = hash(crypto.randomUUID(), cost)

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost))
}

/** Takes the same time whether or not there is a hash; without one no password is right. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await dummyHash)
  const isMatch = await inLine(() => verify(expected, password))
  return isMatch && Boolean(passwordHash)
}
