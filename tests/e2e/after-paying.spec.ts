import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { sharedDataDir } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'

const orderPath = (weeks: number) =>
  `/cart/check-order?product-service-id=seimbang-harian-${weeks}w`

test("[S1.07] [S2.13] [S4.12] a visitor who came by a KOL's link extends a program, keeps the receipt and gets the extension refunded", {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  // The only KOL of the demo data is marked as an example.
  const notice = page.getByRole('complementary', { name: m.kol_notice_label({}, locale) })
  await page.goto('/program?kol=contoh')
  await expect(page).toHaveURL('/program')
  await expect(notice).toContainText('Budi (KOL contoh)')
  await member.join(person)
  await page.goto(orderPath(4))
  await expect(notice).toContainText('10%')
  await member.orderHere()
  await member.payHere()

  await page.goto('/extend-program')
  await expect(page.getByText(m.extension_days_left({ count: 28 }, locale))).toBeVisible()
  await expect(page.getByText(m.extension_sessions_left({ count: 2 }, locale))).toBeVisible()
  await page.goto(orderPath(12))
  await member.orderHere()
  await member.payHere()
  const purchase = page.url()
  await page.goto('/extend-program')
  await expect(page.getByText(m.extension_days_left({ count: 112 }, locale))).toBeVisible()
  await expect(page.getByText(m.extension_sessions_left({ count: 8 }, locale))).toBeVisible()

  await page.goto(purchase)
  const receipt = page.getByRole('link', { name: m.cart_receipt_download({}, locale) })
  const answer = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="KW-\d{4}-\d{6}\.pdf"$/),
  })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const amount = /(Rp|IDR)\s[\d.,]*\d/
  const offer = page.getByRole('region', { name: m.refunds_title({}, locale) })
  const offered = amount.exec((await offer.textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: m.refunds_ask({}, locale) }).click()
  await page.getByRole('button', { name: m.refunds_yes({ amount: offered }, locale) }).click()
  await expect(page.getByText(m.refunds_state_title({ amount: offered }, locale))).toBeVisible()
  // The page says so by itself.
  await expect(page.getByRole('heading', { name: m.cart_refunded_title({}, locale) })).toBeVisible()
  await expect(page.getByRole('link', { name: m.cart_open_tracker({}, locale) })).toHaveCount(0)
  await expect(page.getByText(m.refunds_paid_back_text({}, locale))).toBeVisible()
  await page.goto('/transaction')
  await expect(page.getByText(m.cart_state_refunded({}, locale))).toBeVisible()
  await page.goto('/extend-program')
  await expect(page.getByText(m.extension_days_left({ count: 28 }, locale))).toBeVisible()
})

test("[S1.07] a KOL's code is disclosed before payment, and an unknown code is refused", {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto(orderPath(4))
  const use = async (code: string) => {
    await page.getByText(m.kol_code_question({}, locale)).click()
    await page.getByLabel(m.kol_code_label({}, locale)).fill(code)
    await page
      .getByRole('button', { name: m.kol_code_use({}, locale) })
      .last()
      .click()
  }
  await use('TIDAKADA')
  await expect(page.getByText(m.kol_code_unknown({}, locale))).toBeVisible()
  await page.getByLabel(m.kol_code_label({}, locale)).fill('contoh')
  await page.getByLabel(m.kol_code_label({}, locale)).press('Enter')
  const disclosed = m.kol_order_credited({ name: 'Budi (KOL contoh)', percent: 10 }, locale)
  await expect(page.getByText(disclosed)).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: m.kol_notice_label({}, locale) }),
  ).toContainText('Budi (KOL contoh)')
  await expect(page).toHaveURL(orderPath(4))
})

test('[S1.08] [S6.04] a KOL sees that their own link earns nothing, and finds the link in their account', async ({
  page,
  member,
  language,
}) => {
  const locale = { locale: language }
  await member.signIn(await readDemoAccount(sharedDataDir, 'budi'))
  await page.waitForURL('/')
  await page.goto('/program?kol=contoh')
  const notice = page.getByRole('complementary', { name: m.kol_notice_label({}, locale) })
  await expect(notice).toContainText(m.kol_notice_own({}, locale))
  await page.goto('/account')
  const entry = page.locator('nav a[href$="/account#kol"]')
  await expect(entry).toHaveText(m.kol_own_title({}, locale))
  await expect(page.getByRole('heading', { name: m.kol_own_title({}, locale) })).toBeVisible()
})
