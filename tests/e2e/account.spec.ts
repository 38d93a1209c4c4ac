import { readFile } from 'node:fs/promises'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

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
  await memberOn(otherPage).signIn(person)

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

test('a member signs out another device', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await memberOn(otherPage).signIn(person)

  await page.goto('/account')
  await page
    .getByRole('button', { name: m.account_device_end({}, locale) })
    .and(page.locator('[aria-label]'))
    .click()
  await expect(page.getByText(m.account_device_ended({}, locale))).toBeVisible()
  await otherPage.goto('/account')
  await otherPage.waitForURL(/\/auth\?/)
})

test('a wrong current password changes nothing and says so at its field', { tag: '@long' }, async ({
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

test('members download their own data, and no one else can', async ({
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

test('a deleted account is signed out at once and can no longer sign in', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await member.field(m.profile_proof_password({}, locale)).fill('not the password')
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.profile_proof_password_wrong({}, locale))).toBeVisible()
  await member.field(m.profile_proof_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await page.waitForURL('/')
  await expect(page.getByText(m.account_deletion_done({}, locale))).toBeVisible()

  await page.goto('/auth?tab=login')
  await member.failToSignInHere(person)
})

test('the account page sends guests to sign in, which leads back to it', async ({ page }) => {
  await page.goto('/account')
  await page.waitForURL(/\/auth\?/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/account')
})
