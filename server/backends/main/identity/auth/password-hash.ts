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

/** Keyboards write é as one character or as two. NFC makes them one password (NIST SP 800-63B). */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password.normalize('NFC'), cost))
}

type PasswordCheck = {
  isRight: boolean
  /** Takes the place of a hash that was made without NFC. */
  renewedHash?: string
}

/** Takes the same time with and without a hash. Is never right without one. */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<PasswordCheck> {
  const expected = passwordHash ?? (await dummyHash)
  for (const spelling of spellingsOf(password)) {
    const isMatch = await inLine(() => verify(expected, spelling))
    if (!isMatch || !passwordHash) continue
    const isNormal = spelling === password.normalize('NFC')
    return { isRight: true, ...(!isNormal && { renewedHash: await hashPassword(password) }) }
  }
  return { isRight: false }
}

/** Like `checkPassword`, where the hash stays as it is. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return (await checkPassword(passwordHash, password)).isRight
}

/** The normal spelling first. Older hashes were made of the password as the keyboard wrote it. */
function spellingsOf(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')])
}
