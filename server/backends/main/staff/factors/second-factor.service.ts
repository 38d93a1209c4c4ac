import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import { openAtRest } from '#server/backends/main/platform/rest-key.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findTotpSecret,
  saveRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './factor.repository.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { stepOfCode } from './totp.ts'

const recoveryCodeCount = 10
const recoveryCodeBytes = 10

/**
 * Uses up a code of the person's authenticator app, or a recovery code, which the person hears of.
 * @throws MainFailure `WRONG_CODE` if it is wrong or was used before
 */
export async function spendCode(
  context: MailContext,
  tx: Database,
  { userId, code }: { userId: string; code: string },
): Promise<'totp' | 'recovery_code'> {
  const at = context.clock.now()
  if (/^\d{6}$/.test(code)) {
    const stored = await findTotpSecret(tx, userId)
    const step = stored && stepOfCode(openAtRest(context, stored.secret), code, at)
    if (step !== undefined && (await spendStep(tx, { userId, step }))) return 'totp'
  } else if (await spendRecoveryCode(tx, { userId, codeHash: hashOfToken(code), at })) {
    await tellFactorChange(context, tx, { userId, change: 'recovery_code_used' })
    return 'recovery_code'
  }
  throw new MainFailure('WRONG_CODE')
}

/** Replaces the person's recovery codes and returns the new ones, in groups of four characters. */
export async function renewRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, randomRecoveryCode)
  await saveRecoveryCodes(tx, userId, codes.map(hashOfToken))
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

/** Sixteen characters of base 32, which are 80 bits. */
function randomRecoveryCode(): string {
  return new Secret({
    buffer: new Uint8Array(randomBytes(recoveryCodeBytes)).buffer,
  }).base32.toLowerCase()
}
