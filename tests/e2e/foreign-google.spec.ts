import { m } from '#app/i18n/paraglide/messages.js'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { expect, sessionOf, test } from './foreign.fixture.ts'

const googleUrl = 'POST /v1/auth/generate-google-url'
const googleOauth = 'POST /v1/auth/google-oauth'
const updateProfile = 'POST /v1/users/update-profile'

test('[S7.03] [S7.07] [S4.02] [S4.05] a registered Google member returns to where they left', async ({
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

test('[S4.04] [S7.08] [S3.04] [S3.05] a new Google user from another page is registered at once', async ({
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
      ...pickMemberProfile({ firstName: 'Sari', birthDate: '1992-03-09' }),
      email: 'sari@example.org',
      token: 'token-of-google',
    },
  ])
})

test('[S4.03] [S2.06] [S7.08] a new Google user from the auth page completes the profile', async ({
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
  await expect(page.getByText(m.auth_notice_complete_profile({}, locale))).toBeVisible()
  await expect(member.field(m.profile_first_name({}, locale))).toHaveValue('Sari')
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'seimbang-redirect-google' }),
  )
  await page.getByLabel(m.profile_phone({}, locale)).fill('0812 3456 7890')
  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await page.waitForURL('/')
  expect(recorder.callsOf(updateProfile)[0]?.body).toEqual({
    ...pickMemberProfile({ firstName: 'Sari', birthDate: '1992-03-09' }),
    phone: '+6281234567890',
    email: 'sari@example.org',
    token: 'token-of-google',
  })
})

test('[S8.11] an unknown Google user is sent to sign up', async ({
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
