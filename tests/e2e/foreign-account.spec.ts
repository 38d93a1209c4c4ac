import { m } from '#app/i18n/paraglide/messages.js'
import { expect, sessionOf, test } from './foreign.fixture.ts'

test('[S7.04] signing up sends the form, and the mail can be requested again', async ({
  recorder,
  member,
  person,
}) => {
  await member.signUp(person)
  const [registration] = recorder.callsOf('POST /v1/users/register')
  expect(registration?.body).toMatchObject({
    firstName: person.firstName,
    lastName: '',
    email: person.email,
    password: person.password,
  })
  expect(registration?.headers.authorization).toBeUndefined()
})

test('[S7.06] [S8.10] requesting the verification mail again shows a notice', async ({
  page,
  recorder,
  member,
  person,
  language,
}) => {
  await member.signUp(person)
  await page.getByRole('button', { name: m.auth_resend({}, { locale: language }) }).click()
  await expect(
    page.getByText(m.auth_notice_verification_sent({}, { locale: language })),
  ).toBeVisible()
  expect(recorder.callsOf('POST /v1/users/verify-email')[0]?.body).toMatchObject({
    email: person.email,
  })
})

test('[S7.05] [S2.31] signing out calls the backend without a body and leads to /', async ({
  page,
  context,
  recorder,
  member,
  signIn,
  tokens,
}) => {
  await signIn()
  await page.goto('/program')
  await member.signOut({ firstName: 'Dewi' })
  await page.waitForURL('/')
  const [logout] = recorder.callsOf('POST /v1/auth/logout')
  expect([logout?.body, logout?.headers.authorization]).toEqual([
    undefined,
    `Bearer ${tokens.access}`,
  ])
  expect(await sessionOf(context)).toEqual({})
})

test('[S4.01] signing out of an expired session signs out instead of asking to sign in', async ({
  page,
  recorder,
  member,
  signIn,
}) => {
  await signIn()
  recorder.answer('POST /v1/auth/logout', () => ({
    status: 403,
    body: { message: 'already logout' },
  }))
  await page.goto('/program')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await member.signOut({ firstName: 'Dewi' })
  await page.waitForURL('/')
  // The router rewrites the address of the page on which it starts.
  expect(visited.filter((path) => path !== '/program')).toEqual(['/'])
})

test('[S2.05] the forgot-password page makes no call here and says how to get help', async ({
  page,
  recorder,
  language,
}) => {
  await page.goto('/auth/forgot-password')
  await expect(
    page.getByRole('heading', { name: m.auth_forgot_title({}, { locale: language }) }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  expect(recorder.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})
