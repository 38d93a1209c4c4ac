import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { openDesk } from './open-console.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

// No other spec reads the price of this service.
const service = 'berat-sehat-24w'
const before = 1_749_000
const after = 1_799_000
const desk = `/admin/harga/${service}`

const locale = { locale: 'id' } as const
const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`
const withCode = (amount: number) => rupiah(amount * 0.9)

test('[C45] a price changes during an open checkout, and the member decides again', {
  tag: '@long',
}, async ({ page, browser, baseURL, member, person }) => {
  const total = page.getByText(m.cart_fact_total({}, locale), { exact: true }).locator('..')
  const age = page.getByLabel(m.cart_age({}, locale))
  const order = page.getByRole('button', { name: m.cart_to_payment({}, locale) })
  const [finance, owner] = await Promise.all([
    openDesk(browser, baseURL, { path: desk, name: 'yoga' }),
    openDesk(browser, baseURL, { path: desk, name: 'rina' }),
  ])
  await member.join(person)
  await test.step('a member stands before the button with a promo code', async () => {
    await page.goto(`/cart/check-order?product-service-id=${service}`)
    await untilHydrated(page)
    await expect(total).toContainText(rupiah(before))
    await member.applyPromo('MULAI10')
    await expect(total).toContainText(withCode(before))
    await age.check()
  })
  await test.step('two people change the price', async () => {
    await askFor(finance, after)
    await expect(finance.getByText(m.admin_decision_mine({}, locale))).toBeVisible()
    await expect(finance.getByRole('button', { name: approve })).toHaveCount(0)
    expect(await findViolationsInBothModes(finance)).toEqual([])
    await confirm(owner, [before, after])
    await expect(owner.getByRole('table').getByText(rupiah(after))).toBeVisible()
  })
  await test.step('the order is refused, and the page shows the new total', async () => {
    await order.click()
    await expect(page.getByRole('alert')).toContainText(m.errors_price_changed({}, locale))
    await expect(total).toContainText(withCode(after))
    await expect(age).toBeChecked()
    await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
    expect(await findViolationsInBothModes(page)).toEqual([])
  })
  await test.step('the second press orders at the new price', async () => {
    await order.click()
    await page.waitForURL(/\/demo\/payment\//)
    await member.payHere()
    await expect(page.getByText(withCode(after)).first()).toBeVisible()
  })
  await test.step('the earlier price comes back, and the order keeps its own', async () => {
    await askFor(finance, before)
    await confirm(owner, [after, before])
    await page.reload()
    await expect(page.getByText(withCode(after)).first()).toBeVisible()
    await page.goto(`/cart/check-order?product-service-id=${service}`)
    await expect(page.getByText(rupiah(after))).toHaveCount(0)
  })
  await Promise.all([finance, owner].map((shown) => shown.context().close()))
})

const approve = m.admin_price_approve({}, locale)

async function askFor(page: Page, amount: number): Promise<void> {
  await page.reload()
  await untilHydrated(page)
  await page.getByLabel(m.admin_price_new({}, locale)).fill(String(amount))
  await page
    .getByRole('textbox', { name: m.admin_why({}, locale) })
    .fill('Biaya konsultasi berubah tahun ini.')
  await page.getByRole('button', { name: m.admin_ask_second({}, locale) }).click()
  await expect(page.getByText(m.admin_decision_mine({}, locale))).toBeVisible()
}

async function confirm(page: Page, [from, to]: [number, number]): Promise<void> {
  await page.reload()
  await untilHydrated(page)
  const change = m.admin_price_change({ before: rupiah(from), after: rupiah(to) }, locale)
  await expect(page.getByText(change)).toBeVisible()
  await page.getByRole('button', { name: approve }).click()
  await expect(page.getByRole('button', { name: approve })).toHaveCount(0)
}
