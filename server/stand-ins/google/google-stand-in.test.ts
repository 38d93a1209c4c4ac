import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import { fetchNodeHandler } from 'srvx/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPeople } from './google-accounts.ts'
import { createGoogleStandIn } from './google-stand-in.ts'

const redirectUri = 'https://shop.example/auth/google-callback'
const clientSecret = 'demo-secret-of-the-shop'
const [sari, budi] = demoPeople

let server: Server
let issuer: string
let google: client.Configuration
beforeAll(async () => {
  server = createServer((req, res) => standIn.callback(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}/demo/google`
  const standIn = createStandIn(issuer)
  google = await client.discovery(new URL(issuer), 'shop', clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
  })
})
afterAll(() => server.close())

test.each(['', '/'])('its own address with %j at the end explains what it is', async (end) => {
  const response = await fetch(issuer + end, { headers: { 'accept-language': 'id' } })
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('<h1>Google di demo ini</h1>')
  expect(page).toContain('href="https://shop.example"')
})

describe('signing in', () => {
  test('[S1.05] as a listed person returns that person with a verified e-mail', async () => {
    const claims = await signIn({ person: String(sari?.sub) })
    expect(claims).toMatchObject({
      iss: issuer,
      aud: 'shop',
      sub: sari?.sub,
      email: 'sari.wulandari@example.com',
      email_verified: true,
      name: 'Sari Wulandari',
      given_name: 'Sari',
      family_name: 'Wulandari',
    })
  })

  test('a person with a single name has no family name', async () => {
    const claims = await signIn({ person: String(budi?.sub) })
    expect(claims).toMatchObject({ name: 'Budi', given_name: 'Budi' })
    expect(claims).not.toHaveProperty('family_name')
  })

  test('a typed person keeps the subject of that address', async () => {
    const first = await signIn({ name: 'Wayan Adi Putra', email: 'Wayan@Example.com' })
    const second = await signIn({ name: 'Wayan', email: 'wayan@example.com' })
    expect(first).toMatchObject({ given_name: 'Wayan', family_name: 'Adi Putra' })
    expect(first?.email).toBe('wayan@example.com')
    expect(second?.sub).toBe(first?.sub)
  })

  test('asks each time, and another person can be chosen in the same browser', async () => {
    const browser = new Browser()
    expect((await signIn({ person: String(sari?.sub) }, browser))?.sub).toBe(sari?.sub)
    expect((await signIn({ person: String(budi?.sub) }, browser))?.sub).toBe(budi?.sub)
  })

  test('userinfo returns the same claims', async () => {
    const browser = new Browser()
    const flow = await startFlow()
    const page = await browser.open(flow.url)
    const answer = await browser.submit(page, { person: String(sari?.sub) })
    const tokens = await client.authorizationCodeGrant(google, answer, flow.checks)
    const info = await client.fetchUserInfo(google, tokens.access_token, String(sari?.sub))
    expect(info).toMatchObject({ email: sari?.email, name: 'Sari Wulandari' })
  })
})

describe('a sign-in', () => {
  test('that the visitor refused returns access_denied', async () => {
    const browser = new Browser()
    const flow = await startFlow()
    const answer = await browser.submit(await browser.open(flow.url), { refuse: 'yes' })
    expect(answer.href).toContain(redirectUri)
    await expect(client.authorizationCodeGrant(google, answer, flow.checks)).rejects.toMatchObject({
      error: 'access_denied',
    })
  })

  test('with an incomplete person asks again and keeps what was typed', async () => {
    const browser = new Browser()
    const page = await browser.open((await startFlow()).url)
    const response = await browser.post(page, { name: 'Wayan', email: 'wayan' })
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/role="alert".*value="Wayan".*value="wayan"/s)
  })

  test('by a form of another site is refused', async () => {
    const browser = new Browser()
    const page = await browser.open((await startFlow()).url)
    const origin = 'https://evil.example'
    const response = await browser.post(page, { person: String(sari?.sub) }, origin)
    expect(response.status).toBe(403)
  })

  test('without PKCE is refused', async () => {
    const { url } = await startFlow()
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const response = await fetch(url, { redirect: 'manual' })
    const target = new URL(String(response.headers.get('location')))
    expect(target.searchParams.get('error')).toBe('invalid_request')
  })

  test('with another verifier gets no token', async () => {
    const browser = new Browser()
    const flow = await startFlow()
    const page = await browser.open(flow.url)
    const answer = await browser.submit(page, { person: String(sari?.sub) })
    const checks = { ...flow.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }
    await expect(client.authorizationCodeGrant(google, answer, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('never redirects to an unregistered address', async () => {
    const { url } = await startFlow()
    url.searchParams.set('redirect_uri', 'https://evil.example/')
    const response = await fetch(url, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in cannot go on')
  })

  test('in another browser shows a page that asks to start again', async () => {
    const page = await new Browser().open((await startFlow()).url)
    const response = await fetch(page)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in cannot go on')
  })
})

describe('its mount path', () => {
  test('starts every address of the discovery document', () => {
    const { issuer: named, ...metadata } = google.serverMetadata()
    expect(named).toBe(issuer)
    const addresses = Object.entries(metadata).filter(([key]) => /_(endpoint|uri)$/.test(key))
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    for (const [, address] of addresses) expect(address).toMatch(new RegExp(`^${issuer}/`))
  })

  test('appears with the public address in answers behind a proxy', async () => {
    const publicIssuer = 'https://app.klinik.co.id/demo/google'
    const { callback } = createStandIn(publicIssuer)
    const request = new Request(
      'http://127.0.0.1:3000/demo/google/.well-known/openid-configuration',
      { headers: { 'x-forwarded-host': 'evil.example' } },
    )
    const document = await (await fetchNodeHandler(callback, request)).json()
    expect(document.issuer).toBe(publicIssuer)
    expect(document.token_endpoint).toBe(`${publicIssuer}/token`)
  })

  test('serves nothing outside it', async () => {
    expect((await fetch(`${new URL(issuer).origin}/token`)).status).toBe(404)
  })

  test('allows no scripts, and its forms lead back to the shop only', async () => {
    const browser = new Browser()
    const page = await browser.open((await startFlow()).url)
    const response = await browser.get(page)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(await response.text()).toContain('stand-in for Google')
  })
})

function createStandIn(at: string) {
  return createGoogleStandIn({
    issuer: at,
    clientId: 'shop',
    clientSecret,
    redirectUris: [redirectUri],
  })
}

async function startFlow() {
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const expectedState = client.randomState()
  const expectedNonce = client.randomNonce()
  const url = client.buildAuthorizationUrl(google, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  })
  return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce } }
}

async function signIn(choice: Record<string, string>, browser = new Browser()) {
  const flow = await startFlow()
  const answer = await browser.submit(await browser.open(flow.url), choice)
  const tokens = await client.authorizationCodeGrant(google, answer, flow.checks)
  return tokens.claims()
}

/** A minimal browser: it follows redirects and keeps cookies by path. */
class Browser {
  #cookies = new Map<string, { value: string; path: string }>()

  async get(url: URL): Promise<Response> {
    return this.#keepCookies(await fetch(url, this.#options(url)))
  }

  async post(url: URL, form: Record<string, string>, origin = url.origin): Promise<Response> {
    const { headers, ...options } = this.#options(url)
    const body = new URLSearchParams(form)
    return this.#keepCookies(
      await fetch(url, { ...options, method: 'POST', headers: { ...headers, origin }, body }),
    )
  }

  /** Returns the URL at the end of the redirects. */
  async open(url: URL): Promise<URL> {
    const response = await this.get(url)
    const location = response.headers.get('location')
    return location ? this.open(new URL(location, url)) : url
  }

  /** Submits the page's form and returns where it leads outside the stand-in. */
  async submit(page: URL, form: Record<string, string>): Promise<URL> {
    let response = await this.post(page, form)
    for (;;) {
      const location = response.headers.get('location')
      if (!location) throw new Error(`No redirect: ${response.status} ${await response.text()}`)
      const target = new URL(location, page)
      if (target.origin !== page.origin) return target
      response = await this.get(target)
    }
  }

  #options(url: URL) {
    const cookies = [...this.#cookies].filter(([, { path }]) => url.pathname.startsWith(path))
    const cookie = cookies.map(([name, { value }]) => `${name}=${value}`).join('; ')
    return { redirect: 'manual', headers: { cookie } } as const
  }

  #keepCookies(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/'
      this.#cookies.set(name, { value, path })
    }
    return response
  }
}
