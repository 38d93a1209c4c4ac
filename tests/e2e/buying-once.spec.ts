import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

test('[S1.07] [S4.12] double presses, two tabs and Back lead to one purchase only', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  const otherTab = await context.newPage()
  const wanted = { productServiceId: 'seimbang-harian-4w', email: person.email }
  const code = await member.awaitCode(wanted)
  const orderUrl = page.url()
  await test.step('the code that is given in one tab leads the other to the same payment', async () => {
    await otherTab.goto(orderUrl)
    await member.enterCode(code)
    await page.waitForURL(/\/demo\/payment\//)
    // The live channel tells the other tab, which then asks for no code.
    const pending = otherTab.getByRole('link', { name: m.cart_pending_link({}, locale) })
    await expect(pending).toBeVisible()
    await pending.click()
    await expect(otherTab.getByRole('timer')).toBeVisible()
  })
  await test.step('two presses pay once, and the other tab sees it by itself', async () => {
    await member.choosePaymentHere('qris')
    await page.locator('button[value="settlement"]').dblclick()
    // The second press returns the payment page, which has nothing left to pay.
    await expect(page.locator('button[value="settlement"]')).toHaveCount(0)
    const paid = otherTab.getByRole('heading', { name: m.cart_paid_title({}, locale) })
    await expect(paid).toBeVisible()
  })
  await test.step('Back leads to a page that offers no second payment', async () => {
    await page.goBack()
    await expect(page.locator('button[value="settlement"]')).toHaveCount(0)
    await page.goto(orderUrl)
    await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()
    await page.goto('/transaction')
    await expect(page.getByRole('main').locator('a[href^="/transaction/"]')).toHaveCount(1)
    await page.goto('/extend-program')
    await expect(page.getByText(m.extension_days_left({ count: 28 }, locale))).toBeVisible()
  })
})

test('[S1.07] two presses without a code, with a lost reply between, open one payment', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto(orderPath)
  const toPayment = page.getByRole('button', { name: m.cart_to_payment({}, locale) })
  await member.sayAdultHere()
  const mendLine = await dropReplies(page)
  await toPayment.dblclick()
  await expect(page.getByText(m.errors_no_connection({}, locale))).toBeVisible()
  await mendLine()
  await toPayment.click()
  await page.waitForURL(/\/demo\/payment\//)
  await page.goto('/transaction')
  await expect(page.getByRole('main').locator('a[href^="/transaction/"]')).toHaveCount(1)
})

test('[S1.06] [S1.07] a code whose reply is lost is sent again and opens the same payment', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  const wanted = { productServiceId: 'seimbang-harian-4w', email: person.email }
  const code = await member.awaitCode(wanted)
  const mendLine = await dropReplies(page)
  await member.enterCode(code)
  await expect(page.getByText(m.errors_no_connection({}, locale))).toBeVisible()
  await mendLine()
  await page.getByRole('button', { name: m.cart_otp_submit({}, locale) }).click()
  await page.waitForURL(/\/demo\/payment\//)
  await page.goto('/transaction')
  await expect(page.getByRole('main').locator('a[href^="/transaction/"]')).toHaveCount(1)
})

test('[S1.07] [S4.12] a member who pays by two methods gets the program once and an automatic refund', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const amount = { en: 'IDR\u00a01,599,000', id: 'Rp\u00a01.599.000' }[language]
  await member.join(person)
  await page.goto('/cart/check-order?product-service-id=seimbang-harian-24w')
  await member.orderHere()
  await member.choosePaymentHere('bca')
  const oldPage = page.url()
  await page.goto('/transaction')
  await page.getByRole('main').locator('a[href^="/transaction/"]').first().click()
  const newPage = await member.changeMethod()
  await member.choosePaymentHere('qris')
  for (const payment of [oldPage, newPage]) {
    await page.goto(payment)
    await page.locator('button[value="settlement"]').click()
    await page.waitForURL(/\/transaction\//)
    await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()
  }
  const notice = page.getByRole('status').filter({ hasText: m.refunds_surplus_text({}, locale) })
  await expect(async () => {
    await page.reload()
    await expect(notice).toContainText(m.refunds_surplus_title({ amount }, locale), {
      timeout: 2_000,
    })
    await expect(notice).toContainText(m.refunds_paid_back_text({}, locale), { timeout: 2_000 })
  }).toPass()
  await page.goto('/extend-program')
  await expect(page.getByText(m.extension_days_left({ count: 168 }, locale))).toBeVisible()
  await member.openNewestMail(person.email, amount)
  await expect(page.getByRole('heading', { name: surplusSubjects[language] })).toBeVisible()
})

/** The subjects of the mail about the refund. */
const surplusSubjects = { en: 'Second payment returned', id: 'Pembayaran ganda dikembalikan' }

/** Delivers the page's requests but drops the replies, until the returned function is called. */
async function dropReplies(page: Page): Promise<() => Promise<void>> {
  const calls = '**/_serverFn/**'
  await page.route(calls, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  return () => page.unroute(calls)
}
