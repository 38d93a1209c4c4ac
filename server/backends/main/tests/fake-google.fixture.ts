import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import {
  createGoogleSignIn,
  type GoogleSignIn,
} from '#server/backends/main/identity/auth/google-sign-in.ts'

const issuer = 'https://google.test'
const clientId = 'seimbang-test'
const clientSecret = 'a client secret'

export type GoogleUser = {
  sub: string
  email: string
  email_verified?: boolean | undefined
  /** The domain of a Google Workspace. */
  hd?: string | undefined
  given_name?: string
  family_name?: string
  picture?: string
}

/** Google at the network boundary, with the checks that the flow relies on. */
export type FakeGoogle = {
  signIn: GoogleSignIn
  /** Signs a user in at an authorization URL and returns the browser's callback parameters. */
  consent(url: string, user: GoogleUser): { code: string; state: string }
  /** Makes discovery fail until the next call with false. */
  setDown(isDown: boolean): void
}

type Granted = { user: GoogleUser; nonce: string; challenge: string }

export async function createFakeGoogle(redirectUri: string): Promise<FakeGoogle> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  const granted = new Map<string, Granted>()
  let isDown = false

  const answer = async (request: Request): Promise<Response> => {
    if (isDown) return new Response('down', { status: 503 })
    switch (new URL(request.url).pathname) {
      case '/.well-known/openid-configuration':
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          authorization_response_iss_parameter_supported: true,
        })
      case '/keys':
        return Response.json({ keys: [jwk] })
      case '/token':
        return grant(new URLSearchParams(await request.text()))
      default:
        return new Response('unknown', { status: 404 })
    }
  }

  const grant = async (form: URLSearchParams): Promise<Response> => {
    const code = form.get('code') ?? ''
    const found = granted.get(code)
    granted.delete(code)
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (!found || challenge.digest('base64url') !== found.challenge)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const idToken = await new SignJWT({ email_verified: true, ...found.user, nonce: found.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return Response.json({ access_token: 'access', token_type: 'bearer', id_token: idToken })
  }

  return {
    signIn: createGoogleSignIn({
      issuer,
      clientId,
      clientSecret,
      redirectUri,
      fetch: (url, init) => answer(new Request(url, init as RequestInit)),
    }),
    consent(url, user) {
      const { searchParams } = new URL(url)
      const code = crypto.randomUUID()
      granted.set(code, {
        user,
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      })
      return { code, state: searchParams.get('state') ?? '' }
    },
    setDown(down) {
      isDown = down
    },
  }
}
