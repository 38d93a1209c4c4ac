import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { reachPart, untilHydrated } from './until-hydrated.ts'

test('[S1.12] the programs scroll sideways under a finger, and their buttons follow', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/')
  const shelf = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
  const next = page.getByRole('button', { name: m.programs_shelf_next({}, locale) })
  const previous = page.getByRole('button', { name: m.programs_shelf_previous({}, locale) })
  await reachPart(shelf)
  await untilHydrated(page)
  await expect(previous).toBeDisabled()
  const box = await next.boundingBox()
  // On the first card, below the buttons.
  await swipeLeft(page, { x: 300, y: Math.round(box?.y ?? 0) + 120 })
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
  await expect(previous).toBeEnabled()
})

async function swipeLeft(page: Page, from: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] })
  await touch('touchStart', from.x)
  for (let moved = 25; moved <= 250; moved += 25) await touch('touchMove', from.x - moved)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
