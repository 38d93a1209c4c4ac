import { m } from '#app/i18n/paraglide/messages.js'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { knownUser } from '#tests/support/recorder.ts'
import { expect, sessionOf, test } from './foreign.fixture.ts'

const updateProfile = 'POST /v1/users/update-profile'

test('[S3.04] [S7.08] a backend without account calls is asked only for the profile', async ({
  page,
  context,
  recorder,
  signIn,
  member,
  tokens,
  language,
}) => {
  const locale = { locale: language }
  recorder.answer(updateProfile, () => ({
    body: { data: { ...knownUser, firstName: 'Ratna' } },
  }))
  await signIn()
  await page.goto('/account')
  await expect(page.getByText(m.account_basic_help({}, locale))).toBeVisible()
  await expect(page.getByRole('region', { name: m.account_password({}, locale) })).toHaveCount(0)
  await member.field(m.profile_first_name({}, locale)).fill('Ratna')
  await page.getByRole('button', { name: m.account_profile_submit({}, locale) }).click()
  await expect(page.getByText(m.account_profile_saved({}, locale))).toBeVisible()
  await member.isGreeted({ firstName: 'Ratna' })

  expect(recorder.callsOf(updateProfile).map(({ body }) => body)).toEqual([
    {
      ...pickMemberProfile({ ...knownUser, firstName: 'Ratna' }),
      email: knownUser.email,
      token: '',
    },
  ])
  expect(recorder.calls.filter(({ call }) => call.includes('/v1/account'))).toEqual([])
  expect((await sessionOf(context)).token, 'an answer without a token keeps it').toBe(tokens.access)
})
