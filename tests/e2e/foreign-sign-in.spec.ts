import { m } from '#app/i18n/paraglide/messages.js'
import { expect, sessionOf, test } from './foreign.fixture.ts'

const login = 'POST /v1/auth/login'

test('[S7.01] [S8.09] [S2.30] signing in sends the credentials and leads to the redirect', async ({
  page,
  context,
  recorder,
  member,
  person,
  tokens,
}) => {
  await page.goto('/auth?tab=login&redirect=%2Fprogram')
  await member.signInHere(person)
  await page.waitForURL('/program')
  expect(recorder.callsOf(login).map(({ body }) => body)).toEqual([
    { email: person.email, password: person.password },
  ])
  expect(recorder.callsOf(login)[0]?.headers.authorization).toBeUndefined()
  expect((await sessionOf(context)).token).toBe(tokens.newAccess)
})

test('[S3.01] [S9.02] the session is stored in at most fifteen cookies that scripts cannot read', async ({
  page,
  context,
  recorder,
  member,
  person,
}) => {
  recorder.answer(login, () => ({
    body: {
      data: {
        authStatus: 'registered',
        id: 17,
        firstName: 'Dewi',
        lastName: 'Lestari',
        email: person.email,
        birthDate: '1990-02-17',
        status: 'active',
        photoUrl: 'https://example.org/dewi.png',
        role: 'member',
        clientType: 'individual',
        kol: 'dewi',
        isKol: true,
        token: 'access',
        refreshToken: 'refresh',
      },
    },
  }))
  await member.signIn(person)
  await page.waitForURL('/')
  const session = await sessionOf(context)
  // isGoogle is also set from isKol, which is text.
  expect(session).toMatchObject({ id: '17', isKol: 'true', isGoogle: 'true', kol: 'dewi' })
  expect(Object.keys(session)).toHaveLength(15)
  const ours = (await context.cookies()).filter(({ name }) => name.includes('-auth-cookie-'))
  expect(ours.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true)
})

for (const message of ['User not found', 'PASSWORD IS WRONG'])
  test(`[S8.03] [S8.08] “${message}” becomes the generic text in a red notice of two seconds`, async ({
    page,
    recorder,
    member,
    person,
    language,
  }) => {
    const locale = { locale: language }
    recorder.answer(login, () => ({ status: 401, body: { message } }))
    await page.goto('/auth?tab=login')
    await page.clock.install()
    await member.submitSignIn(person)
    const notice = page
      .getByRole('status')
      .filter({ hasText: m.auth_notice_error({}, locale) })
      .filter({ hasText: m.errors_credentials_wrong({}, locale) })
    await page.clock.runFor(500)
    await expect(notice).toHaveAttribute('data-type', 'error')
    await page.clock.runFor(1_000)
    await expect(notice).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(notice).toBeHidden()
  })

test('[S8.02] a Google member who types a password is asked to use Google', async ({
  page,
  recorder,
  member,
  person,
  language,
}) => {
  recorder.answer(login, () => ({
    status: 401,
    body: { message: 'account registered through google' },
  }))
  await page.goto('/auth?tab=login')
  await member.submitSignIn(person)
  await expect(
    page.getByText(m.errors_account_registered_through_google({}, { locale: language })).first(),
  ).toBeVisible()
})

test('[S8.01] [S8.14] an unknown message is shown as received and as text', async ({
  page,
  recorder,
  member,
  person,
}) => {
  const message = `Akun <b>dikunci</b>${'!'.repeat(400)}`
  recorder.answer(login, () => ({ status: 423, body: { message } }))
  await page.goto('/auth?tab=login')
  await member.submitSignIn(person)
  await expect(page.getByText(message.slice(0, 300), { exact: true }).first()).toBeVisible()
})

test('[S8.14] an unreachable backend shows a message, and the typed text stays', async ({
  page,
  recorder,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  recorder.answer(login, () => 'hang up')
  await page.goto('/auth?tab=login')
  await member.submitSignIn(person)
  await expect(page.getByText(m.errors_service_unreachable({}, locale)).first()).toBeVisible()
  await expect(member.field(m.auth_email({}, locale))).toHaveValue(person.email)
})
