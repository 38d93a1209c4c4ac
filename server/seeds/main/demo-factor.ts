import type { MainContext } from '#server/backends/main/main-context.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { saveTotpSecret } from '#server/backends/main/staff/factors/factor.repository.ts'
import { randomTotpSecret } from '#server/backends/main/staff/factors/totp.ts'

export type SeedContext = Pick<MainContext, 'db' | 'clock' | 'secrets'>

/** Gives a demo person an authenticator app and returns its secret, in base 32. */
export async function giveDemoFactor(context: SeedContext, userId: string): Promise<string> {
  const secret = randomTotpSecret()
  const sealed = sealAtRest(context, secret)
  const confirmedAt = context.clock.now()
  await saveTotpSecret(context.db, { userId, secret: sealed, confirmedAt, lastStep: 0 })
  return secret
}
