import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { expect, test } from './story.fixture.ts'

const service = 'seimbang-harian-12w'
const orderPath = `/cart/check-order?product-service-id=${service}`

test('[S1.06] [S1.07] [S4.12] [S8.04] [S8.07] a visitor buys by virtual account with a promo code and a nutritionist', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await test.step('from a nutritionist’s profile to the order', async () => {
    await page.goto('/konsultasi?nutritionist=ni-made-savitri')
    await page.getByRole('main').locator('a[href^="/program/seimbang-harian"]').first().click()
    await page.locator(`[value="${service}"]`).check()
    await page.getByRole('link', { name: m.programs_to_order({}, locale) }).click()
    await page.waitForURL(/\/cart\/check-order/)
    await expect(page.getByText('Savitri').first()).toBeVisible()
  })
  await test.step('[S2.10] a promo code is refused with its reason, until one holds', async () => {
    const minimum = language === 'id' ? 'Rp\u00a01.000.000' : 'IDR\u00a01,000,000'
    for (const [code, refusal] of [
      ['TIDAKADA', m.errors_promo_unknown({}, locale)],
      ['merdeka17', m.errors_promo_expired({}, locale)],
      ['KILAT20', m.errors_promo_used_up({}, locale)],
      ['KELUARGA15', m.errors_promo_other_program({}, locale)],
      ['HEMAT100', m.cart_promo_minimum({ minimum }, locale)],
    ] as const) {
      await member.applyPromo(code)
      await expect(page.getByText(refusal)).toBeVisible()
    }
    await expectAccessible(page)
    await member.applyPromo('mulai10')
    await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
    await expect(page.getByText(m.cart_line_promo({ code: 'MULAI10' }, locale))).toBeVisible()
  })
  await test.step('the payment opens without a code, because the member has just signed in', async () => {
    await expect(page.getByText(m.cart_step_code({}, locale), { exact: true })).toHaveCount(0)
    await member.orderHere()
    await expectAccessible(page)
  })
  await test.step('the account number stays available after the payment page is closed', async () => {
    await member.choosePaymentHere('bca')
    await page.goto('/transaction')
    await page.getByRole('main').locator('a[href^="/transaction/"]').first().click()
    await expect(page.getByRole('timer')).toBeVisible()
    const number = await page.getByText(/^\d{12}$/).textContent()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: m.cart_method_copy_number({}, locale) }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await page.getByText(m.cart_steps_in_app({}, locale)).click()
    await expect(page.getByText(m.cart_steps_bca_app({}, locale))).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a second purchase of the same leads to the first', async () => {
    await page.goto(orderPath)
    await expect(page.getByText(m.errors_transaction_pending({}, locale))).toBeVisible()
    await page.getByRole('link', { name: m.cart_pending_link({}, locale) }).click()
    await expect(page.getByRole('timer')).toBeVisible()
  })
  await test.step('and is paid; a second telling of it changes nothing', async () => {
    const paymentUrl = await member.changeMethod()
    await member.payHere('bni')
    const paid = page.getByRole('heading', { name: m.cart_paid_title({}, locale) })
    await expect(paid).toBeVisible()
    const transactionUrl = page.url()
    await page.goto(paymentUrl)
    await page.locator('button[value="all"]').click()
    await page.goto(transactionUrl)
    await expect(paid).toBeVisible()
  })
  await test.step('a wrong code is refused in words, and the right one is pasted', async () => {
    const wanted = { productServiceId: 'puasa-berselang-4w', email: person.email }
    const code = await member.awaitCode(wanted)
    await member.enterCode(code === '000000' ? '000001' : '000000')
    await expect(page.getByText(m.errors_wrong_otp({}, locale)).first()).toBeVisible()
    await page.goto('/transaction')
    await expect(page.getByRole('link', { name: m.cart_kept_continue({}, locale) })).toBeVisible()
    await page.goBack()
    await member.enterCode(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.waitForURL(/\/demo\/payment\//)
  })
  await page.goto('/cart/check-order?product-service-id=puasa-berselang-12w&promo-code=MULAI10')
  await expect(page.getByText(m.errors_promo_already_used({}, locale))).toBeVisible()
})

test('[S2.10] [S2.19] a guest orders from the price table, pays by QRIS, lets one code expire, and cancels one', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await context.clearCookies({ name: /auth-cookie/ })
  await test.step('a guest sees the order, and comes back to it after the sign-in', async () => {
    await page.goto('/pricing')
    await page.locator(`a[href="${orderPath}"]`).click()
    await page.waitForURL(`**${orderPath}`)
    await expect(page.getByText(m.cart_period_waiting({}, locale))).toBeVisible()
    await expectAccessible(page)
    const signUp = page.getByRole('link', { name: m.cart_guest_sign_up({}, locale) })
    expect(await signUp.getAttribute('href')).toMatch(/tab=signup/)
    await page.getByRole('link', { name: m.cart_guest_sign_in({}, locale) }).click()
    await page.waitForURL(/\/auth\?/)
    await member.signInHere(person)
    await page.waitForURL(`**${orderPath}`)
  })
  await test.step('a QR code runs out, and the order goes on with another one', async () => {
    await member.sayAdultHere()
    await member.applyPromo('MULAI10')
    await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
    await expect(page.getByLabel(m.cart_age({}, locale))).toBeChecked()
    await member.orderHere()
    await member.choosePaymentHere('qris')
    await page.getByText(demoOutcomes[language]).click()
    await page.locator('button[value="expire"]').click()
    await page.waitForURL(/\/transaction\//)
    await expect(page.getByText(m.cart_method_qris_over_title({}, locale))).toBeVisible()
    await page.getByRole('button', { name: m.cart_method_qris_renew({}, locale) }).click()
    await page.waitForURL(/\/demo\/payment\//)
    await member.choosePaymentHere('qris')
  })
  await test.step('a cancelled payment ends the order and frees its promo code', async () => {
    await page.getByText(demoOutcomes[language]).click()
    await page.locator('button[value="cancel"]').click()
    await page.waitForURL(/\/transaction\//)
    await expect(
      page.getByRole('heading', { name: m.cart_cancelled_title({}, locale) }),
    ).toBeVisible()
    await page.goto(`${orderPath}&promo-code=MULAI10`)
    await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
  })
  await test.step('a cancelled order cannot be paid any more', async () => {
    await page
      .getByRole('combobox', { name: m.cart_fact_duration({}, locale) })
      .selectOption('seimbang-harian-4w')
    await page.waitForURL(/seimbang-harian-4w/)
    await member.orderHere()
    await member.choosePaymentHere('mandiri')
    const paymentUrl = page.url()
    await page.goto('/transaction')
    await page.getByText(m.cart_state_pending({}, locale)).first().click()
    await expect(page.getByText('70012')).toBeVisible()
    await page.getByRole('button', { name: m.cart_cancel({}, locale) }).click()
    await page.getByRole('button', { name: m.cart_cancel_yes({}, locale) }).click()
    await expect(
      page.getByRole('heading', { name: m.cart_cancelled_title({}, locale) }),
    ).toBeVisible()
    await page.goto(paymentUrl)
    await expect(page.locator('button[value="expire"]')).toHaveCount(0)
  })
  await test.step('another is paid by QRIS', async () => {
    await page.goto(orderPath)
    await member.orderHere()
    await member.choosePaymentHere('qris')
    await expect(page.locator('[role=img] svg')).toBeVisible()
    await expectAccessible(page)
    await page.locator('button[value="settlement"]').click()
    await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()
  })
})

test("[S8.05] [S8.06] an unknown order or payment is a 404, and so is a stranger's payment", async ({
  page,
  member,
  memberOn,
  person,
  language,
  otherPage,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto(orderPath)
  await member.orderHere()
  const stranger = { ...person, email: `orang-lain-${person.email}` }
  await memberOn(otherPage).join(stranger)
  await page.goto('/transaction')
  const link = page.getByRole('main').locator('a[href^="/transaction/"]').first()
  for (const path of [await link.getAttribute('href'), '/transaction/no-such-transaction']) {
    const response = await otherPage.goto(path ?? '')
    expect(response?.status()).toBe(404)
    await expect(otherPage.getByText(m.errors_no_transaction({}, locale)).first()).toBeVisible()
  }
  await otherPage.goto('/cart/check-order?product-service-id=no-such-service')
  await expect(otherPage.getByText(m.errors_no_product_service({}, locale)).first()).toBeVisible()
})

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsInBothModes(page)).toEqual([])
}

/** Labels of the demo payment page. */
const demoOutcomes = { en: 'Other outcomes', id: 'Hasil lain' }
