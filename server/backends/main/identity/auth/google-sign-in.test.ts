import { describe, expect, test } from 'vitest'
import { createFaultyGoogle } from '#tests/support/faulty-google.ts'
import type { GoogleFault } from '#tests/support/google-fault.ts'
import { createGoogleSignIn } from './google-sign-in.ts'

const provider = {
  issuer: 'http://localhost:4331',
  clientId: 'seimbang-test',
  clientSecret: 'a client secret',
  redirectUri: 'https://seimbang.test/auth/google-callback',
}
const attempt = {
  state: 'the state',
  nonce: 'the nonce',
  codeVerifier: 'a verifier of forty-three characters or more',
}
const faultyGoogle = await createFaultyGoogle(provider)
type Answer = (request: Request) => Response | Promise<Response>

describe('Google’s answer is', () => {
  test('accepted if it is valid', async () => {
    expect(await redeemAfter('none')).toMatchObject({
      issuer: provider.issuer,
      email: 'sari@contoh.id',
      isEmailVerified: true,
      firstName: 'Sari',
    })
  })

  test('given the email address as the name if the user has no name', async () => {
    expect(await redeemAfter('none', { name: '' })).toMatchObject({ firstName: 'sari' })
  })

  // This fails for a foreign key if the non-repudiation checks are off.
  test.each([
    'wrong_nonce',
    'wrong_audience',
    'wrong_issuer',
    'expired_token',
    'foreign_key',
    'unsigned_token',
    'code_unknown',
  ] as const)('refused for %s', async (fault) => {
    await expect(redeemAfter(fault)).rejects.toThrow('GOOGLE_SIGN_IN_REFUSED')
  })
})

describe('the visitor is not blamed if Google', () => {
  test.each<[string, Answer]>([
    ['is down', () => new Response('down', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['does not know us', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ])('%s', async (_, answerToken) => {
    await expect(redeemAfter('none', { answerToken })).rejects.toThrow('GOOGLE_UNAVAILABLE')
  })
})

test('an issuer without TLS is refused unless it is allowed', async () => {
  const google = createGoogleSignIn({ ...provider, fetch: fetchFrom(faultyGoogle.fetch) })
  await expect(google.createUrl(attempt)).rejects.toThrow('GOOGLE_UNAVAILABLE')
})

type Circumstances = { name?: string; answerToken?: Answer }

async function redeemAfter(
  fault: GoogleFault,
  { name = 'Sari', answerToken = faultyGoogle.fetch }: Circumstances = {},
) {
  const google = createGoogleSignIn({
    ...provider,
    allowInsecure: true,
    fetch: fetchFrom((request) =>
      request.url.endsWith('/token') ? answerToken(request) : faultyGoogle.fetch(request),
    ),
  })
  const body = new URLSearchParams({ name, email: 'sari@contoh.id', fault })
  const answer = await faultyGoogle.request(await google.createUrl(attempt), {
    method: 'POST',
    body,
  })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return google.redeem(searchParams.get('code') ?? '', attempt)
}

function fetchFrom(answer: Answer) {
  return async (url: string, init: object) => answer(new Request(url, init))
}
