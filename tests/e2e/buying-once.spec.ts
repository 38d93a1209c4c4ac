import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

test('[S1.07] [S4.12] pressed twice, open in two tabs and gone back to, a purchase is made once', async ({
  page,
  context,
  member,
  memberOn,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  const otherTab = await context.newPage()
  let orderUrl = ''
  const code = await test.step('two presses are one order, with one code', async () => {
    await page.goto(orderPath)
    await page.getByRole('button', { name: m.cart_code_request({}, locale) }).dblclick()
    await expect(page.getByRole('heading', { name: m.cart_otp_title({}, locale) })).toBeVisible()
    orderUrl = page.url()
    const mailed = await member.codeFromMail(person.email)
    expect(await member.countCodesFor(person.email)).toBe(1)
    return mailed
  })
  await test.step('the code that is given in one tab leads the other to the same payment', async () => {
    await otherTab.goto(orderUrl)
    await member.enterCode(code)
    await page.waitForURL(/\/demo\/payment\//)
    await memberOn(otherTab).enterCode(code)
    await otherTab.getByRole('link', { name: m.cart_pending_link({}, locale) }).click()
    await expect(otherTab.getByRole('timer')).toBeVisible()
  })
  await test.step('two presses pay once, and the other tab sees it by itself', async () => {
    await member.choosePaymentHere('qris')
    await page.locator('button[value="settlement"]').dblclick()
    // The second press is answered by the payment page, which has nothing to pay any more.
    await expect(page.locator('button[value="settlement"]')).toHaveCount(0)
    const paid = otherTab.getByRole('heading', { name: m.cart_paid_title({}, locale) })
    await expect(paid).toBeVisible()
  })
  await test.step('whoever goes back finds nothing to pay a second time', async () => {
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
