import { readFile } from 'node:fs/promises'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

test('what is typed in one tab of the sign-in page is kept in the other, and the address says which', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('tab', { name: m.auth_tab_signup({}, locale) }).click()
  await page.waitForURL(/tab=signup/)
  await expect(member.field(m.auth_email({}, locale))).toHaveValue(person.email)
  await member.field(m.profile_first_name({}, locale)).fill(person.firstName)
  await page.getByRole('button', { name: m.auth_submit_signup({}, locale) }).click()
  await expect(member.field(m.auth_password({}, locale))).toBeFocused()
  await page.getByRole('tab', { name: m.auth_tab_login({}, locale) }).click()
  await page.waitForURL(/tab=login/)
  await page.getByRole('tab', { name: m.auth_tab_signup({}, locale) }).click()
  await expect(member.field(m.profile_first_name({}, locale))).toHaveValue(person.firstName)
})

test('a wrong address of a sign-up is mended without typing the rest again', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const google = page.getByRole('button', { name: m.auth_google({}, locale) })
  await member.signUp({ ...person, email: `typo-${person.email}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.auth_check_mail_title({}, locale),
  )
  await expect(page.getByRole('tab'), 'nothing stands around it that is done').toHaveCount(0)
  await expect(google).toHaveCount(0)
  await page.getByRole('button', { name: m.auth_check_mail_change({}, locale) }).click()
  await expect(google).toBeVisible()
  await expect(member.field(m.auth_email({}, locale))).toBeFocused()
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('button', { name: m.auth_submit_signup({}, locale) }).dblclick()
  await member.verifyEmail(person)
  await member.isGreeted(person)
})

test('[S9.02] a newcomer who allows functional cookies goes on where they came from', async ({
  page,
  context,
  member,
  person,
  language,
  baseURL,
}) => {
  const locale = { locale: language }
  const consent = { enableCookiesFunctional: true, enableCookiesAnalytics: false }
  await context.addCookies([
    {
      name: 'seimbang-cookies-consent',
      value: encodeURIComponent(JSON.stringify(consent)),
      url: baseURL,
    },
  ])
  await page.goto('/auth?tab=signup&redirect=/transaction')
  await member.field(m.profile_first_name({}, locale)).fill(person.firstName)
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await member.field(m.auth_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.auth_submit_signup({}, locale) }).click()
  await expect(
    page.getByRole('heading', { name: m.auth_check_mail_title({}, locale) }),
  ).toBeVisible()
  await member.followLinkInMail(person.email)
  await member.confirmHere(person)
  await page.waitForURL('/transaction')
})

test('a verification link opens nothing with another password, and the right one still works', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.signUp(person)
  await member.followLinkInMail(person.email)
  await member.confirmHere({ password: 'not the password' })
  await expect(page.getByText(m.auth_verify_password_wrong({}, locale))).toBeVisible()
  await expect(page.getByText(m.auth_verify_password_help({}, locale))).toBeVisible()
  await expect(member.field(m.auth_verify_password({}, locale))).toBeFocused()
  await member.confirmHere(person)
  await page.waitForURL('/')
  await member.isGreeted(person)
})

test('[S2.05] who forgot the password chooses a new one by mail, and is signed out everywhere', async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  const other = memberOn(otherPage)
  await otherPage.goto('/auth/forgot-password')
  await other.field(m.auth_email({}, locale)).fill(person.email)
  await otherPage.getByRole('button', { name: m.auth_forgot_submit({}, locale) }).click()
  await expect(
    otherPage.getByText(m.auth_forgot_sent({ email: person.email }, locale)),
  ).toBeVisible()

  await other.followLinkInMail(person.email, '/auth/reset-password')
  await expect(otherPage).toHaveURL((url) => url.pathname === '/auth/reset-password' && !url.search)
  const password = `kata sandi baru ${person.email}`
  await other.field(m.auth_reset_password({}, locale)).fill(password)
  await otherPage.getByRole('button', { name: m.auth_reset_submit({}, locale) }).click()
  await expect(
    otherPage.getByRole('heading', { name: m.auth_reset_done_title({}, locale) }),
  ).toBeVisible()
  await otherPage
    .getByRole('link', { name: m.auth_reset_done_link({}, locale) })
    .last()
    .click()
  await other.signInHere({ ...person, password })

  await page.goto('/account')
  await page.waitForURL(/\/auth\?/)
})

test('an unknown address gets the same answer as a known one', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth/forgot-password')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('button', { name: m.auth_forgot_submit({}, locale) }).click()
  await expect(page.getByText(m.auth_forgot_sent({ email: person.email }, locale))).toBeVisible()
})

test('a reset link that was never made leads to a new one', async ({ page, member, language }) => {
  const locale = { locale: language }
  await page.goto('/auth/reset-password?token=never-made')
  await member.field(m.auth_reset_password({}, locale)).fill('kalimat sandi yang panjang')
  await page.getByRole('button', { name: m.auth_reset_submit({}, locale) }).click()
  await page.getByRole('link', { name: m.auth_reset_again({}, locale) }).click()
  await page.waitForURL('/auth/forgot-password')
})

test('a changed profile shows in the header and is still there after a reload', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await member.field(m.profile_first_name({}, locale)).fill('Ratna')
  await page.getByLabel(m.profile_phone({}, locale)).fill('0812-3456-7890')
  await page.getByRole('button', { name: m.account_profile_submit({}, locale) }).click()
  await expect(page.getByText(m.account_profile_saved({}, locale))).toBeVisible()
  await member.isGreeted({ firstName: 'Ratna' })
  await page.reload()
  await expect(page.getByLabel(m.profile_phone({}, locale))).toHaveValue('+6281234567890')
  await member.isGreeted({ firstName: 'Ratna' })
})

test('the list of devices shows another browser, which a changed password signs out', async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await otherPage.goto('/auth?tab=login')
  await memberOn(otherPage).signInHere(person)

  await page.goto('/account')
  const devices = page.getByRole('region', { name: m.account_devices({}, locale) })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText(m.account_device_current({}, locale))).toHaveCount(1)
  await member.field(m.account_password_current({}, locale)).fill(person.password)
  await member.field(m.account_password_new({}, locale)).fill(`${person.password} baru`)
  await page.getByRole('button', { name: m.account_password_submit({}, locale) }).click()
  await expect(page.getByText(m.account_password_saved({}, locale))).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await otherPage.goto('/account')
  await otherPage.waitForURL(/\/auth\?/)
})

test('another device is signed out by itself', async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await otherPage.goto('/auth?tab=login')
  await memberOn(otherPage).signInHere(person)

  await page.goto('/account')
  await page
    .getByRole('button', { name: m.account_device_end({}, locale) })
    .and(page.locator('[aria-label]'))
    .click()
  await expect(page.getByText(m.account_device_ended({}, locale))).toBeVisible()
  await otherPage.goto('/account')
  await otherPage.waitForURL(/\/auth\?/)
})

test('a wrong current password changes nothing and says so at its field', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await member.field(m.account_password_current({}, locale)).fill('not the password')
  await member.field(m.account_password_new({}, locale)).fill(`${person.password} baru`)
  await page.getByRole('button', { name: m.account_password_submit({}, locale) }).click()
  await expect(page.getByText(m.account_password_current_wrong({}, locale))).toBeVisible()
  await expect(member.field(m.account_password_current({}, locale))).toBeFocused()
})

test('members download what is theirs, and nobody else does', async ({
  page,
  member,
  person,
  language,
  playwright,
  baseURL,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: m.account_data_json({}, locale) }).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/^seimbang-\d{4}-\d\d-\d\d\.json$/)
  expect(await readFile(await json.path(), 'utf8')).toContain(person.email)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: m.account_data_csv({}, locale) }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/\.zip$/)
  expect(await readFile(await csv.path(), 'latin1')).toContain(`"${person.email}"`)

  const stranger = await playwright.request.newContext({ baseURL })
  const refused = await stranger.get('/account/export?format=json', { maxRedirects: 0 })
  expect(refused.status()).toBe(303)
  expect(refused.headers().location).toContain('/auth')
  await stranger.dispose()
})

test('a deleted account is signed out at once and opens no more', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await member.field(m.account_deletion_password({}, locale)).fill('not the password')
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.account_deletion_password_wrong({}, locale))).toBeVisible()
  await member.field(m.account_deletion_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await page.waitForURL('/')
  await expect(page.getByText(m.account_deletion_done({}, locale))).toBeVisible()

  await page.goto('/auth?tab=login')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await member.field(m.auth_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.auth_submit_login({}, locale), exact: true }).click()
  await expect(page.getByText(m.errors_credentials_wrong({}, locale)).first()).toBeVisible()
})

test('the account page is for members, and leads back to itself', async ({ page }) => {
  await page.goto('/account')
  await page.waitForURL(/\/auth\?/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/account')
})

test('a member connects a Google account, and disconnects it again', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.auth_google_connect({}, locale) }).click()
  await page.waitForURL(/\/demo\/google\//)
  const email = `google-${person.email}`
  await page.locator('input[name="name"]').fill(person.firstName)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('button.primary').click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_done({}, locale))).toBeVisible()
  await expect(page.getByText(m.account_google_connected({ email }, locale))).toBeVisible()
  await page.getByRole('button', { name: m.account_google_disconnect({}, locale) }).click()
  await expect(page.getByText(m.account_google_disconnected({}, locale))).toBeVisible()
  await expect(page.getByText(m.account_google_none({}, locale))).toBeVisible()
})

test('who turns back at Google while connecting is still signed in, and told on the account page', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.auth_google_connect({}, locale) }).click()
  await page.waitForURL(/\/demo\/google\//)
  await page.locator('button[name="refuse"]').click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_failed({}, locale))).toBeVisible()
  await member.isGreeted(person)
})

test('a member from Google keeps the only way in, sets a password, and deletes with it', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login&redirect=/account')
  await page.getByRole('button', { name: m.auth_google({}, locale) }).click()
  await page.waitForURL(/\/demo\/google\//)
  await page.locator('input[name="name"]').fill(person.firstName)
  await page.locator('input[name="email"]').fill(person.email)
  await page.locator('button.primary').click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_only_way({}, locale))).toBeVisible()

  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await member.field(m.account_deletion_email({}, locale)).fill(`other-${person.email}`)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.account_deletion_email_wrong({}, locale))).toBeVisible()

  await member.field(m.account_password_new({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_password_first_submit({}, locale) }).click()
  await expect(
    page.getByRole('button', { name: m.account_google_disconnect({}, locale) }),
  ).toBeVisible()
  await member.field(m.account_deletion_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await page.waitForURL('/')
  await expect(page.getByText(m.account_deletion_done({}, locale))).toBeVisible()
})
