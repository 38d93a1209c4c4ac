import type { Page } from '@playwright/test'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'

/** WCAG 1.4.4 and 1.4.10: twice the usual text on a phone, and half more on the smallest screen. */
const readers = [
  { width: 390, textPx: 32 },
  { width: 320, textPx: 24 },
]
const publicPaths = [
  '/',
  '/program',
  '/program/berat-sehat',
  '/ahli-gizi',
  '/pricing',
  '/konsultasi',
  '/cek-gizi',
  '/blog/membaca-imt',
  '/policy',
  '/tentang-seimbang',
  '/seimbang-for-enterprise-contact',
  '/if-program',
  '/auth?tab=signup',
]

for (const { width, textPx } of readers) {
  test(`public pages fit ${width} pixels with text of ${textPx} pixels`, async ({ page }) => {
    await enlargeText(page, textPx)
    await page.setViewportSize({ width, height: 844 })
    for (const path of publicPaths) {
      await page.goto(path)
      expect.soft(await overflowOf(page), path).toBe(0)
    }
  })

  test(`a tracker fits ${width} pixels with text of ${textPx} pixels`, async ({
    page,
    member,
    person,
  }) => {
    await openTracker({ page, member, person })
    const { pathname } = new URL(page.url())
    await enlargeText(page, textPx)
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['', '/progress', '/foods', '/goals', '/photos', '/sharing', '/data']) {
      await page.goto(pathname + path)
      expect.soft(await overflowOf(page), path).toBe(0)
    }
  })
}

/** The text size that a reader sets in the browser. */
async function enlargeText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
