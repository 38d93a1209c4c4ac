import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
const secondMs = 1000
/** A code of the step before or after counts too, because clocks differ (RFC 6238, 5.2). */
const window = 1

/** Returns a random secret of 160 bits in base 32. */
export function randomTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the address that an authenticator app reads from a QR code. */
export function otpauthUriOf(
  secret: string,
  owner: { productName: string; email: string },
): string {
  return totpOf(secret, owner).toString()
}

/** Returns the code of a moment. */
export function totpCodeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}

/** Returns the step that a code belongs to, or undefined if it is wrong at this moment. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / secondMs / stepSeconds) + delta
}

function totpOf(secret: string, owner?: { productName: string; email: string }): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    period: stepSeconds,
    ...(owner && { issuer: owner.productName, label: owner.email }),
  })
}
