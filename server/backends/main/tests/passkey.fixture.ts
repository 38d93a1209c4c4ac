import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Site = { origin: string; id: string }
type Answer = {
  challenge: string
  site: Site
  counter?: number
  isUserVerified?: boolean
}

/** An authenticator that signs with a real key, and may misbehave. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const credential = { id, rawId: id, type: 'public-key' as const }

  /** Answers an enrolment. */
  const create = ({ challenge, site, counter = 0, isUserVerified = true }: Answer) => {
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      // A COSE key of ES256: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const facts = authenticatorData(site, { counter, isUserVerified, isAttested: true })
    const data = Buffer.concat([facts, attested])
    const attestation = Buffer.concat([
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
      ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])],
      ...[Buffer.from([0x68]), Buffer.from('authData'), Buffer.from([0x58, data.length]), data],
    ])
    return {
      ...credential,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, site).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Proves the person. */
  const get = ({ challenge, site, counter = 0, isUserVerified = true }: Answer) => {
    const data = authenticatorData(site, { counter, isUserVerified, isAttested: false })
    const client = clientData('webauthn.get', challenge, site)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...credential,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    }
  }

  return { id, create, get }
}

type Facts = { counter: number; isUserVerified: boolean; isAttested: boolean }

function authenticatorData({ id }: Site, { counter, isUserVerified, isAttested }: Facts): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (isAttested ? 0x40 : 0)
  return Buffer.concat([createHash('sha256').update(id).digest(), Buffer.from([flags]), count])
}

function clientData(type: string, challenge: string, { origin }: Site): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
