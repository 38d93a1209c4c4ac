import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { GoogleFault, GoogleIdentity } from './google-fault.ts'

const keyId = 'the only key'
const algorithm = 'RS256'

export type TokenRequest = {
  identity: GoogleIdentity
  fault: GoogleFault
  nonce: string
  issuer: string
  clientId: string
}

/** Signs ID tokens as Google does, or with the requested fault. */
export async function createTokenSigner() {
  const own = await generateKeyPair(algorithm)
  const foreign = await generateKeyPair(algorithm)
  return {
    publicKeys: {
      keys: [{ ...(await exportJWK(own.publicKey)), kid: keyId, alg: algorithm, use: 'sig' }],
    },
    sign(request: TokenRequest): Promise<string> {
      const claims = claimsOf(request)
      if (request.fault === 'unsigned_token')
        return Promise.resolve(new UnsecuredJWT(claims).encode())
      const { privateKey } = request.fault === 'foreign_key' ? foreign : own
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: keyId }).sign(privateKey)
    },
  }
}

function claimsOf({ identity, fault, nonce, issuer, clientId }: TokenRequest) {
  const now = Math.floor(Date.now() / 1000)
  const isExpired = fault === 'expired_token'
  return {
    iss: fault === 'wrong_issuer' ? 'https://evil.example' : issuer,
    aud: fault === 'wrong_audience' ? 'another client' : clientId,
    iat: isExpired ? now - 7200 : now,
    exp: isExpired ? now - 3600 : now + 3600,
    nonce: fault === 'wrong_nonce' ? 'another nonce' : nonce,
    sub: createHash('sha256').update(identity.email).digest('hex'),
    email: identity.email,
    email_verified: fault !== 'email_unverified',
    name: identity.name,
    given_name: identity.name,
  }
}
