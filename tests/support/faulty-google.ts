import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { serve } from 'srvx'
import * as v from 'valibot'
import { faultyGooglePage } from './faulty-google.page.ts'
import { createTokenSigner } from './faulty-id-token.ts'
import { type GoogleFault, type GoogleIdentity, googleFaults } from './google-fault.ts'

type FaultyGoogle = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** The sign-in behind a code, until the code is redeemed. */
type Granted = { identity: GoogleIdentity; fault: GoogleFault; nonce: string; challenge: string }

const choiceSchema = v.object({
  name: v.string(),
  email: v.pipe(v.string(), v.email()),
  fault: v.picklist(googleFaults),
})

/** Listens until the process ends. */
export async function startFaultyGoogle(port: number, parts: FaultyGoogle): Promise<void> {
  const app = await createFaultyGoogle(parts)
  await serve({ port, hostname: '127.0.0.1', silent: true, fetch: app.fetch }).ready()
}

/**
 * An OpenID provider for tests. It checks requests as strictly as Google (client, redirect address,
 * PKCE, each code once). Its replies have the fault that the test chooses on its page. Sign-ins
 * share no state, so tests can run in parallel.
 */
export async function createFaultyGoogle({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: FaultyGoogle) {
  const signer = await createTokenSigner()
  const granted = new Map<string, Granted>()

  return new Hono()
    .get('/readyz', (c) => c.text('ok'))
    .get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    )
    .get('/keys', (c) => c.json(signer.publicKeys))
    .get('/authorize', (c) => c.html(faultyGooglePage()))
    .post('/authorize', async (c) => {
      const { name, email, fault } = v.parse(choiceSchema, await c.req.parseBody())
      const authRequest = c.req.query()
      const isKnown =
        authRequest.client_id === clientId &&
        authRequest.redirect_uri === redirectUri &&
        authRequest.response_type === 'code' &&
        authRequest.code_challenge_method === 'S256'
      if (!isKnown) return c.text('An authorization request that Google would refuse', 400)
      const answer = new URL(redirectUri)
      if (fault !== 'no_state')
        answer.searchParams.set(
          'state',
          fault === 'wrong_state' ? randomUUID() : (authRequest.state ?? ''),
        )
      const error = errorByFault[fault]
      if (error) {
        answer.searchParams.set('error', error)
        return c.redirect(answer.href)
      }
      const code = randomUUID()
      answer.searchParams.set('code', code)
      if (fault !== 'code_unknown')
        granted.set(code, {
          identity: { name, email },
          fault,
          nonce: authRequest.nonce ?? '',
          challenge: authRequest.code_challenge ?? '',
        })
      return c.redirect(answer.href)
    })
    .post('/token', async (c) => {
      const form = v.parse(v.record(v.string(), v.string()), await c.req.parseBody())
      if (form.client_id !== clientId || form.client_secret !== clientSecret)
        return c.json({ error: 'invalid_client' }, 401)
      const found = granted.get(form.code ?? '')
      granted.delete(form.code ?? '')
      const isProved =
        form.redirect_uri === redirectUri && challengeOf(form.code_verifier) === found?.challenge
      if (!found || !isProved) return c.json({ error: 'invalid_grant' }, 400)
      return c.json({
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await signer.sign({ ...found, issuer, clientId }),
      })
    })
}

const errorByFault: Partial<Record<GoogleFault, string>> = {
  consent_refused: 'access_denied',
  server_error: 'server_error',
}

/** RFC 7636, 4.2 */
function challengeOf(verifier = ''): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
