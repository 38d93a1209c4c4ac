import { m } from '#app/i18n/paraglide/messages.js'
import { expect, sessionOf, test } from './foreign.fixture.ts'

const login = 'POST /v1/auth/login'
const googleUrl = 'POST /v1/auth/generate-google-url'
const googleOauth = 'POST /v1/auth/google-oauth'
const updateProfile = 'POST /v1/users/update-profile'

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

test('[S3.01] [S9.02] the session lies in fifteen cookies at most that no script can read', async ({
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
  await page.goto('/auth?tab=login')
  await member.signInHere(person)
  await page.waitForURL('/')
  const session = await sessionOf(context)
  // isGoogle is also set from isKol, which is a text.
  expect(session).toMatchObject({ id: '17', isKol: 'true', isGoogle: 'true', kol: 'dewi' })
  expect(Object.keys(session)).toHaveLength(15)
  const ours = (await context.cookies()).filter(({ name }) => name.includes('-auth-cookie-'))
  expect(ours.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true)
})

for (const message of ['User not found', 'PASSWORD IS WRONG'])
  test(`[S8.03] [S8.08] “${message}” is the generic text, in a red notice of two seconds`, async ({
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

test('[S8.01] [S8.14] a message that nobody knows is shown as received, as text', async ({
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

test('[S8.14] a backend that cannot be reached is said so, and nothing typed is lost', async ({
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

test('[S7.04] signing up sends the form, and the mail can be sent again', async ({
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

test('[S7.06] [S8.10] the verification mail is sent again, and a notice says so', async ({
  page,
  recorder,
  member,
  person,
  language,
}) => {
  await member.signUp(person)
  await page.getByRole('button', { name: m.auth_resend({}, { locale: language }) }).click()
  await expect(page.getByText('Sukses mengirimkan email verifikasi')).toBeVisible()
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

test('[S4.01] who signs out of a session that has ended is signed out, not asked to sign in', async ({
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
  // The router writes the address of a page anew when it starts on it.
  expect(visited.filter((path) => path !== '/program')).toEqual(['/'])
})

test('[S7.03] [S7.07] [S4.02] [S4.05] a registered Google member comes back to where they left', async ({
  page,
  context,
  recorder,
  member,
  tokens,
}) => {
  await page.goto('/auth?tab=login&redirect=%2Fprogram')
  const [request] = await Promise.all([page.waitForRequest(/\/google\?/), member.chooseGoogle()])
  await page.waitForURL('/program')
  expect(recorder.callsOf(googleUrl).map(({ body }) => body)).toEqual([undefined])
  const state = new URL(request.url()).searchParams.get('state')
  expect(recorder.callsOf(googleOauth).map(({ body }) => body)).toEqual([
    { code: 'code-of-google', state },
  ])
  expect((await sessionOf(context)).token).toBe(tokens.newAccess)
})

const newcomer = {
  authStatus: 'not_registered',
  firstName: 'Sari',
  lastName: '',
  email: 'sari@example.org',
  birthDate: { year: 1992, month: 3, day: 9 },
  token: 'token-of-google',
}

test('[S4.04] [S7.08] [S3.04] [S3.05] a Google newcomer from elsewhere is registered at once', async ({
  page,
  recorder,
  member,
}) => {
  recorder.answer(googleOauth, () => ({ body: { data: newcomer } }))
  await page.goto('/auth?tab=login&redirect=%2Fprogram')
  await member.chooseGoogle()
  await page.waitForURL('/program')
  expect(recorder.callsOf(updateProfile).map(({ body }) => body)).toEqual([
    {
      firstName: 'Sari',
      lastName: '',
      birthDate: '1992-03-09',
      country: '',
      phone: '',
      email: 'sari@example.org',
      token: 'token-of-google',
    },
  ])
})

test('[S4.03] [S2.06] [S7.08] a Google newcomer from the auth page completes the profile', async ({
  page,
  context,
  recorder,
  member,
  language,
}) => {
  const locale = { locale: language }
  recorder.answer(googleOauth, () => ({ body: { data: newcomer } }))
  await page.goto('/auth?tab=login')
  await member.chooseGoogle()
  await page.waitForURL(/\/auth\/profile-completion/)
  await expect(page.getByText('lengkapi profile')).toBeVisible()
  await expect(member.field(m.profile_first_name({}, locale))).toHaveValue('Sari')
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'seimbang-redirect-google' }),
  )
  await page.getByLabel(m.profile_phone({}, locale)).fill('0812 3456 7890')
  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await page.waitForURL('/')
  expect(recorder.callsOf(updateProfile)[0]?.body).toEqual({
    firstName: 'Sari',
    lastName: '',
    birthDate: '1992-03-09',
    country: '',
    phone: '+6281234567890',
    email: 'sari@example.org',
    token: 'token-of-google',
  })
})

test('[S8.11] a Google user who does not exist is sent to sign up', async ({
  page,
  context,
  recorder,
  member,
}) => {
  recorder.answer(googleOauth, () => ({ status: 404, body: { message: 'User Does Not Exist' } }))
  await page.goto('/auth?tab=login')
  await member.chooseGoogle()
  await page.waitForURL('/auth?tab=signup')
  expect(await sessionOf(context)).toEqual({})
})

test('[S2.05] the forgot-password page calls nothing here, and says how to get help', async ({
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
