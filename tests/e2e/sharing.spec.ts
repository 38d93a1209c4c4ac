import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] [S6.03] a member shares part of the tracker, sees that it was opened, and ends the link', async ({
  page,
  member,
  person,
  language,
  otherPage,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('77.3')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByRole('status').filter({ hasText: /77[.,]3/ })).toBeVisible()

  await page.getByRole('link', { name: m.sharing_nav({}, locale), exact: true }).click()
  await page.waitForURL(/\/sharing$/)
  const [, trackerId = ''] = /tracker\/([\w-]+)\/sharing/.exec(page.url()) ?? []
  const percentOnly = await makeLink(page, language, { label: 'Dokter' })
  const withPin = await makeLink(page, language, {
    label: 'Suami',
    section: m.sharing_section_weight({}, locale),
    pin: '482913',
  })

  // Another browser without a session.
  const answer = await otherPage.goto(percentOnly)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  const html = (await answer?.text()) ?? ''
  for (const secret of ['77.3', '77,3', trackerId, person.email, 'Dokter'])
    expect(html).not.toContain(secret)
  await expect(
    otherPage.getByRole('region', { name: m.sharing_section_weight_trend({}, locale) }),
  ).toContainText(/0.*\(T ÷ T₀ − 1\) × 100/)
  await expect(otherPage.getByText(/77[.,]3/)).toHaveCount(0)

  await otherPage.goto(withPin)
  const pin = otherPage.getByLabel(m.sharing_pin_field({}, locale))
  const openIt = otherPage.getByRole('button', { name: m.sharing_pin_submit({}, locale) })
  await untilHydrated(openIt.page())
  // An incomplete PIN is a typing error and uses up none of the five attempts.
  for (const slip of ['', '48291', '', '48291x', '48291']) {
    await pin.fill(slip)
    await openIt.click()
    await expect(pin).toHaveAccessibleErrorMessage(m.sharing_pin_incomplete({}, locale))
  }
  await pin.fill('111111')
  await openIt.click()
  await expect(otherPage.getByRole('alert')).toContainText(m.sharing_pin_refused_title({}, locale))
  await expect(otherPage.getByText(/77[.,]3/)).toHaveCount(0)
  await pin.fill('482913')
  await openIt.click()
  await expect(otherPage.getByRole('img', { name: /77[.,]3/ })).toBeVisible()

  // Scanners of mail look at each link.
  await otherPage.request.head(percentOnly)
  expect(await (await otherPage.request.get(percentOnly)).text()).not.toContain('T ÷ T₀')

  await page.reload()
  await expect(page.getByText(m.sharing_seen({ count: 1 }, locale))).toHaveCount(2)
  const end = page.getByRole('button', { name: m.sharing_revoke_of({ label: 'Dokter' }, locale) })
  await expect(end).toBeEnabled()
  await end.click()
  await expect(page.getByText(m.sharing_state_revoked({}, locale), { exact: true })).toBeVisible()
  const unknown = percentOnly.replace(/share-.{4}/, 'share-xxxx')
  for (const address of [percentOnly, unknown])
    expect((await otherPage.goto(address))?.status()).toBe(404)
})

type LinkWishes = { label: string; section?: string; pin?: string }

async function makeLink(page: Page, language: 'en' | 'id', { label, section, pin }: LinkWishes) {
  const locale = { locale: language }
  const submit = page.getByRole('button', { name: m.sharing_submit({}, locale) })
  await untilHydrated(page)
  await page.getByLabel(m.sharing_label({}, locale), { exact: true }).fill(label)
  if (section) await page.getByRole('checkbox', { name: section, exact: true }).check()
  if (pin) await page.getByLabel(m.sharing_pin({}, locale)).fill(pin)
  await submit.click()
  await expect(page.getByRole('heading', { name: label })).toBeVisible()
  const link = page.getByLabel(m.sharing_made_label({}, locale))
  await expect(link).toBeFocused()
  return link.inputValue()
}

test('[S2.26] an address that no link can have is a 404', async ({ request }) => {
  for (const length of [1, 58, 59, 2_000])
    expect((await request.get(`/tracker/share-${'a'.repeat(length)}`)).status()).toBe(404)
})
