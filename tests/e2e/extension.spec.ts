import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

test('[S2.13] a guest signs in first, and a member without a program is sent to the programs', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await page.goto('/extend-program')
  await expect(page).toHaveURL(/\/auth\?tab=login&redirect=%2Fextend-program/)
  await expect(page.getByText(m.auth_reason_extension({}, locale))).toBeVisible()
  await member.signUp(person)
  await member.verifyEmail(person)
  await page.goto('/extend-program')
  await expect(
    page.getByRole('heading', { name: m.extension_empty_title({}, locale) }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await page.waitForURL('/program')
})

test('[S2.13] a member sees the remaining days of a program and buys another period', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/cart/check-order?product-service-id=seimbang-harian-4w')
  await member.orderHere()
  await member.payHere()
  await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()

  await page.goto('/extend-program')
  await expect(page.getByText(m.extension_days_left({ count: 28 }, locale))).toBeVisible()
  await expect(page.getByText(m.extension_added_text({}, locale))).toBeVisible()
  const choose = page.getByRole('link', { name: m.extension_choose({}, locale) })
  await expect(choose).toHaveCount(3)
  await choose.nth(1).click()
  await page.waitForURL('/cart/check-order?product-service-id=seimbang-harian-12w')
  await expect(page.getByText(m.cart_period_extension({}, locale))).toBeVisible()
})
