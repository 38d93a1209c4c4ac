import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { m } from '#app/i18n/paraglide/messages.js'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { originOf } from './shapes.ts'
import { expect, test } from './story.fixture.ts'

/** A site of its own, whose clock is moved while the others go on. */
const port = 4382
const origin = originOf(port)
/** While this promo of the seeds runs, whenever the test does. */
const promoPath = '/promo/piring-akhir-tahun'
const startsAt = '2026-12-01T05:00:00Z'
const promoPrice = { en: 'IDR\u00a0299,000', id: 'Rp\u00a0299.000' }
/** Longer than any payment may take. */
const stepMs = 25 * 60 * 60 * 1000

let dataDir: string
let site: SiteProcess

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  site = await startSite(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CLOCK_START: startsAt,
      CLOCK_STEP_MS: stepMs,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, '../support/movable-clock.mjs')}`,
    },
    '/readyz',
  )
})
test.afterAll(async () => {
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

for (const language of ['en', 'id'] as const)
  test.describe(`in ${language}`, () => {
    test.use({
      language,
      baseURL: origin,
      standInOrigin: origin,
      locale: language === 'id' ? 'id-ID' : 'en-US',
      timezoneId: 'Asia/Jakarta',
    })

    test(`[S2.22] [S1.07] a promo’s page leads to an order at its price (${language})`, async ({
      page,
      member,
      person,
    }) => {
      const locale = { locale: language }
      await member.join(person)
      await page.goto(promoPath)
      await page
        .getByRole('link', { name: m.promos_order({}, locale) })
        .first()
        .click()
      await page.waitForURL(/\/cart\/check-order/)
      await expect(page.getByText(promoPrice[language]).first()).toBeVisible()
      await member.orderHere(person.email)
      await member.payHere()
      await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()
      await expect(page.getByText(promoPrice[language]).first()).toBeVisible()
    })

    test(`[S4.12] an order that nobody pays ends by itself and gives its promo code back (${language})`, async ({
      page,
      member,
      person,
    }) => {
      const locale = { locale: language }
      const orderPath = '/cart/check-order?product-service-id=jantung-sehat-12w&promo-code=MULAI10'
      await member.join(person)
      await page.goto(orderPath)
      await member.orderHere(person.email)
      await member.choosePaymentHere('bca')
      await page.goto('/transaction')
      await page.getByRole('main').locator('a[href^="/transaction/"]').first().click()
      await expect(page.getByRole('timer')).toBeVisible()
      process.kill(site.pid, 'SIGUSR2')
      // The page that is open says so, without anybody touching it.
      await expect(
        page.getByRole('heading', { name: m.cart_expired_title({}, locale) }),
      ).toBeVisible()
      await page.goto(orderPath)
      await expect(page.getByText(m.cart_promo_held({ code: 'MULAI10' }, locale))).toBeVisible()
    })
  })
