import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

/** What everybody may see, one address for each kind of page. */
const publicPaths = [
  '/',
  '/auth?tab=login',
  '/auth?tab=signup',
  '/auth/forgot-password',
  '/auth/profile-completion',
  '/auth/reset-password',
  '/auth/reset-password?token=unknown',
  '/auth/verify-email',
  '/auth/verify-email?token=unknown',
  '/program',
  '/program/lansia-bugar',
  '/ahli-gizi',
  '/ahli-gizi/nur-aisyah',
  '/ahli-gizi-iframe',
  '/pricing',
  '/konsultasi',
  '/promo/meja-liburan',
  '/blog',
  '/blog/isi-piringku',
  '/if-program',
  '/layanan-enterprise',
  '/seimbang-for-enterprise',
  '/seimbang-for-enterprise-contact',
  '/tentang-seimbang',
  '/tentang-seimbang-iframe',
  '/policy',
  '/kebijakan-privasi',
  '/privacy-policy',
  '/syarat-ketentuan',
  '/test-example',
  '/nowhere',
]

/** WCAG 2.2 to level AA, and what axe's authors advise beyond it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Words depend on the language and colours on the mode, hardly ever on both: each language gets one.
for (const path of publicPaths)
  test(`[S1.14] ${path} is accessible, in Indonesian by day and in English by night`, async ({
    page,
    language,
  }) => {
    await page.goto(path)
    await expectAccessible(page, language === 'id' ? ['light'] : ['dark'])
  })

test('the cookie panel is accessible, by day and by night', async ({ page, language }) => {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(
    page.getByRole('dialog', { name: m.consent_title({}, { locale: language }) }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a sign-in that fails in each way is accessible, by day and by night', async ({
  page,
  member,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  const submit = page.getByRole('button', { name: m.auth_submit_login({}, locale), exact: true })
  await submit.click()
  await expect(page.getByText(m.auth_password_missing({}, locale))).toBeVisible()
  await expectAccessible(page)
  await member.submitSignIn({ email: 'nobody@example.org', password: 'nothing' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('a member’s own pages are accessible, by day and by night', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  for (const path of ['/transaction', '/extend-program', '/account']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.account_deletion_proof_missing({}, locale))).toBeVisible()
  await page.getByRole('combobox', { name: m.account_country({}, locale) }).click()
  await expect(page.getByRole('option', { name: 'Indonesia' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const banner = page.getByRole('banner')
  await banner.getByText(person.firstName, { exact: true }).locator('visible=true').click()
  await expect(
    banner.getByRole('button', { name: m.auth_sign_out({}, locale) }).locator('visible=true'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('nothing of a page lies beside a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide: string[] = []
  for (const path of publicPaths) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) tooWide.push(`${path} is ${width} wide`)
  }
  expect(tooWide).toEqual([])
})

/** Motion is off: a colour on its way from one mode to the other is nobody's. */
async function expectAccessible(
  page: Page,
  colorSchemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  await expect(page.getByRole('progressbar')).toBeHidden()
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(found, colorScheme).toEqual([])
  }
}
