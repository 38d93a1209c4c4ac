import { m } from '#app/i18n/paraglide/messages.js'
import { clientsCall, expect, test } from './foreign.fixture.ts'

test('[S6.04] [S7.12] a call to the main backend carries the bearer token if there is one', async ({
  tokens,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  await context.request.get('/')
  expect(recorder.callsOf(clientsCall).map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${tokens.access}`,
  ])
})

test('[S6.04] a call from a page under /auth carries no token', async ({
  page,
  recorder,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login&redirect=/pricing')
  // Another tab signs in meanwhile.
  await signIn()
  await page
    .getByRole('button', { name: m.auth_google({}, locale) })
    .locator('visible=true')
    .click()
  await expect.poll(() => recorder.callsOf('POST /v1/auth/generate-google-url').length).toBe(1)
  expect(
    recorder.calls.filter(({ call }) => call.startsWith('POST')).map((it) => it.headers),
  ).not.toContainEqual(expect.objectContaining({ authorization: expect.anything() }))
})

test('[S9.10] the value of the XSRF cookie is sent as X-XSRF-TOKEN', async ({
  context,
  recorder,
  signIn,
  baseURL,
}) => {
  await signIn()
  await context.request.get('/')
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'forgery-1', url: baseURL ?? '' }])
  await context.request.get('/')
  expect(recorder.callsOf(clientsCall).map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    undefined,
    'forgery-1',
  ])
})

test('[S3.02] broken, oversized and foreign cookies count as signed out on every page', async ({
  request,
  recorder,
}) => {
  const token = 'seimbang-auth-cookie-token'
  for (const cookie of [
    `${token}=`,
    `${token}=%E0%A4%A`,
    `${token}=two%0d%0alines`,
    `${token}=two words`,
    `${token}=${'a'.repeat(5_000)}`,
    `${token}=one; ${token}=two`,
    `${token}=one; seimbang-auth-cookie-id=1; seimbang-auth-cookie-id=2`,
    'klinik-auth-cookie-token=access-1',
  ]) {
    const response = await request.get('/', { headers: { cookie } })
    expect(response.status(), cookie.slice(0, 60)).toBe(200)
  }
  expect(recorder.calls.filter(({ headers }) => headers.authorization)).toEqual([])
  expect(recorder.callsOf(clientsCall)).toEqual([])
})

test('[S2.02] [S6.01] the auth page is for guests; a member is redirected to /', async ({
  page,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  expect((await page.goto('/auth?tab=login'))?.status()).toBe(200)
  await page.goto('/program')
  // Another tab signs in meanwhile.
  await signIn()
  const banner = page.getByRole('banner')
  const menu = banner.getByText(m.shell_menu({}, locale), { exact: true }).locator('visible=true')
  if ((await menu.count()) > 0) await menu.click()
  await banner
    .getByRole('link', { name: m.shell_sign_in({}, locale) })
    .locator('visible=true')
    .click()
  await page.waitForURL('/')
  await page.goBack()
  await page.waitForURL('/program')
  expect((await page.request.get('/auth', { maxRedirects: 0 })).headers().location).toBe('/')
})
