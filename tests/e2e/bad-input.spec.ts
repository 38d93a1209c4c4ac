import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.32] [S2.36] an unknown route is a 404 page with a message', async ({
  page,
  language,
}) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404').first()).toBeVisible()
  await expect(page.getByText(m.shell_not_found_message({}, { locale: language }))).toBeVisible()
})

test('an address with a stray percent sign is the same page, and it works', async ({
  page,
  language,
}) => {
  const response = await page.goto('/blog/100%')
  expect(response?.status()).toBe(404)
  await expect(page.getByText(m.shell_not_found_message({}, { locale: language }))).toBeVisible()
  await untilHydrated(page)
})

test('[S2.10] an order page without a product or a cart leads to the home page', async ({
  request,
}) => {
  const response = await request.get('/cart/check-order')
  expect(new URL(response.url()).pathname).toBe('/')
})

test('[S8.05] an unknown product is a 404 page with a message', async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const response = await page.request.get('/cart/check-order?product-service-id=no-such-service', {
    headers: { 'accept-language': language },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(m.errors_no_product_service({}, { locale: language }))
})

test("[S2.26] a stranger's tracker is the same 404 as an unknown one", async ({
  page,
  member,
  person,
}) => {
  await member.join(person)
  const response = await page.request.get('/tracker/no-such-tracker')
  expect(response.status()).toBe(404)
})

test('[S2.02] [S2.03] a broken tab falls back to a valid one, and a member is redirected away from the auth page', async ({
  page,
  member,
  person,
}) => {
  const { request } = page
  expect((await request.get('/auth?tab=%00&redirect=//evil.example')).status()).toBe(200)
  await member.join(person)
  expect(new URL((await request.get('/auth?tab=signup')).url()).pathname).toBe('/')
})

test('a wrong password signs no one in and keeps the typed text', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  await member.failToSignInHere({ ...person, password: 'not the password' })
  await expect(member.field(m.auth_email({}, locale))).toHaveValue(person.email)
})

test('a body over the limit is 413', async ({ request }) => {
  const response = await request.post('/auth', { data: 'x'.repeat(300 * 1024) })
  expect(response.status()).toBe(413)
})

test('a request from another site changes nothing', async ({ request, baseURL }) => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const path of ['/', '/auth', '/account'])
    expect((await request.post(path, { headers: foreign, data: {} })).status()).toBe(403)
  // An older browser sends no Sec-Fetch-Site, and a request can name any host.
  const sameHost = { host: 'evil.example', origin: 'http://evil.example' }
  expect((await request.post('/auth', { headers: sameHost })).status()).toBe(403)
  const own = { host: 'evil.example', origin: new URL(baseURL ?? '').origin }
  expect((await request.post('/auth', { headers: own })).status()).not.toBe(403)
})

test('the health paths respond, and every page has the security headers', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
  const plainPaths = ['/healthz', '/readyz', '/service-worker.js', '/demo/mailbox', '/robots.txt']
  for (const path of [...plainPaths, '/program/%2e%2e/x']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
  const inlineSource = {
    // A cached page allows its scripts by hash; a page that is not cached uses a nonce.
    '/': /script-src 'self'(?: 'sha256-[^']+')+; style-src 'self'(?: 'sha256-[^']+')+;/,
    '/?q=a': /script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-[^']+';/,
    '/no-such-page': /script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-[^']+';/,
  }
  for (const [path, expected] of Object.entries(inlineSource)) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toMatch(expected)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[\da-f]{18}-\d+$/)
  }
})

test('a public page is cached for all visitors, and a page with a session is never cached', async ({
  request,
}) => {
  const read = async (headers: Record<string, string> = {}) => {
    const response = await request.get('/program', { headers })
    return { status: response.status(), body: await response.text(), names: response.headers() }
  }
  const first = await read({ 'accept-encoding': 'br' })
  expect(first.names).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
  })
  const ifUnchanged = { 'if-none-match': first.names.etag ?? '' }
  const second = await read({ 'user-agent': 'another', 'x-forwarded-for': '203.0.113.9' })
  expect(second.body).toBe(first.body)
  expect(second.names['x-request-id']).not.toBe(first.names['x-request-id'])
  expect(await read(ifUnchanged)).toMatchObject({ status: 304, body: '' })
  const other = await read({ ...ifUnchanged, cookie: 'locale=id' })
  expect(other.body).toContain('<html lang="id"')
  const session = await read({ cookie: 'seimbang-auth-cookie-token=one' })
  expect(session.names['cache-control']).toBe('private, no-store')
  expect(session.names.etag).toBeUndefined()
})

test('a campaign link is answered with the cached page of its path', async ({ request }) => {
  const etagOf = async (address: string) => (await request.get(address)).headers().etag
  const etag = await etagOf('/')
  expect(etag).toMatch(/^W\/"/)
  expect(await etagOf('/?utm_source=mail&gclid=x&fbclid=y')).toBe(etag)
  expect(await etagOf('/?nutritionist=sari')).toBeUndefined()
})

test('scripts are served compressed and cached forever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  // Other scripts may be too small to be worth compressing.
  const [script = ''] = /\/assets\/react-[\w-]+\.js/.exec(html) ?? []
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  })
})

test('[S3.02] a duplicate session cookie counts as signed out', async ({ request }) => {
  const name = 'seimbang-auth-cookie-firstName=Ratnasari'
  const token = 'seimbang-auth-cookie-token=one'
  const homeWith = async (cookie: string) =>
    (await request.get('/', { headers: { cookie } })).text()
  expect(await homeWith(`${token}; ${name}`)).toContain('Ratnasari')
  const doubled = await homeWith(`${token}; ${name}; seimbang-auth-cookie-token=two`)
  expect(doubled).not.toContain('Ratnasari')
})
