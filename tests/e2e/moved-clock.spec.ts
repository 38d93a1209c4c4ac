import { m } from '#app/i18n/paraglide/messages.js'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, test } from './story.fixture.ts'

/** A promo of the seeds that runs at `startsAt`. */
const promoPath = '/promo/piring-akhir-tahun'
const startsAt = '2026-12-01T05:00:00Z'
const promoPrice = 'IDR\u00a0299,000'
/** Longer than any payment may take. */
const stepMs = 25 * 60 * 60 * 1000

test.describe.configure({ mode: 'serial' })

const { origin, moveClock } = siteWithMovedClock({ port: 4382, startsAt, stepMs })

test.describe('in English', () => {
  const locale = { locale: 'en' } as const
  test.use(visitIn('en', origin))

  test('[S2.22] [S1.07] a promo’s page leads to an order at its price', { tag: '@long' }, async ({
    page,
    member,
    person,
  }) => {
    const shownPrice = page.getByText(promoPrice).locator('visible=true').first()
    await member.join(person)
    await page.goto(promoPath)
    await page
      .getByRole('link', { name: m.promos_order({}, locale) })
      .first()
      .click()
    await page.waitForURL(/\/cart\/check-order/)
    await expect(shownPrice).toBeVisible()
    await member.orderHere()
    await member.payHere()
    await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()
    await expect(shownPrice).toBeVisible()
  })
})

test.describe('in Indonesian', () => {
  const locale = { locale: 'id' } as const
  test.use(visitIn('id', origin))

  test('[S4.12] an unpaid order expires by itself and releases its promo code', {
    tag: '@long',
  }, async ({ page, member, person }) => {
    const orderPath = '/cart/check-order?product-service-id=jantung-sehat-12w&promo-code=MULAI10'
    await member.join(person)
    await page.goto(orderPath)
    await member.orderHere()
    await member.choosePaymentHere('bca')
    await page.goto('/transaction')
    await page.getByRole('main').locator('a[href^="/transaction/"]').first().click()
    await expect(page.getByRole('timer')).toBeVisible()
    moveClock()
    // The open page says so without a reload.
    await expect(
      page.getByRole('heading', { name: m.cart_expired_title({}, locale) }),
    ).toBeVisible()
    await page.goto(orderPath)
    await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
  })
})
