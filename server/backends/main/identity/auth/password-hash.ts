import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * A hash occupies a core for tens of milliseconds and one of Node's four pool threads. Files and
 * DNS need those threads too, so a burst of sign-ins queues here.
 */
const hashesAtOnce = 2
const inLine = limitConcurrency(hashesAtOnce)

/** Compared with the password of an account that has none, so that both take the same time. */
const dummyHash = hash(crypto.randomUUID(), cost)

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost))
}

/** Takes the same time with and without a hash. Returns false without one. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await dummyHash)
  const isMatch = await inLine(() => verify(expected, password))
  return isMatch && Boolean(passwordHash)
}
