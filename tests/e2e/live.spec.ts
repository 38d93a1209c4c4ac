import type { BrowserContext, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

/** Less than the time after which a page without live events asks for its payment. */
const soon = { timeout: 3_500 }
const streams = '**/live.events*'

/** Opens a page and waits until it hears live events. */
async function openLive(page: Page, path: string): Promise<void> {
  const opening = page.waitForResponse(streams)
  await page.goto(path)
  expect((await opening).status()).toBe(200)
}

function countStreams(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live.events') count += 1
  })
  return () => count
}

test('an order page shows by itself that its payment arrived in another tab', async ({
  page,
  member,
  person,
  language,
  context,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/cart/check-order?product-service-id=seimbang-harian-4w')
  await member.orderHere()
  const tab = await context.newPage()
  await tab.goto('/transaction')
  await tab.locator('main a[href^="/transaction/"]').first().click()
  await tab.waitForURL(/\/transaction\/./)
  await openLive(tab, tab.url())
  await expect(tab.getByRole('timer')).toBeVisible()
  await member.choosePaymentHere('qris')
  await page.locator('button[value="settlement"]').click()
  await expect(tab.getByRole('link', { name: m.cart_open_tracker({}, locale) })).toBeVisible(soon)
})

test('an order leads to its payment even if the page shows the open payment first', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await openLive(page, '/cart/check-order?product-service-id=seimbang-harian-4w')
  await page.route('**/_serverFn/order-sendPayment', async (route) => {
    const response = await route.fetch()
    await expect(page.getByText(m.cart_pending_text({}, locale))).toBeVisible()
    await route.fulfill({ response })
  })
  await member.orderHere()
})

test('a new device is announced, and signing it out leads it to the sign-in', {
  tag: '@long',
}, async ({ page, member, person, language, otherPage, memberOn }) => {
  const locale = { locale: language }
  await member.join(person)
  await openLive(page, '/account')
  const devices = page.getByRole('region', { name: m.account_devices({}, locale) })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await memberOn(otherPage).signIn(person)
  await openLive(otherPage, '/transaction')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(m.account_device_new_text({}, locale))).toBeVisible()
  await devices
    .getByRole('button', { name: m.account_device_end({}, locale) })
    .and(page.locator('[aria-label]'))
    .click()
  await otherPage.waitForURL(/\/auth\?.*redirect=/)
})

test('the tabs of a browser share one stream, which another tab takes over', {
  tag: '@long',
}, async ({ page, member, person, context }) => {
  await member.join(person)
  const count = countStreams(context)
  await openLive(page, '/account')
  const tab = await context.newPage()
  // What a tab hears first makes it read again.
  const reading = tab.waitForRequest((request) => request.url().includes('getDevices'))
  await tab.goto('/account')
  await reading
  expect(count()).toBe(1)
  const takingOver = tab.waitForRequest(streams)
  await page.close()
  expect(new URL((await takingOver).url()).searchParams.get('after')).toMatch(/^[\w-]+\.\d+$/)
  expect(count()).toBe(2)
})
