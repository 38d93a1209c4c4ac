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

test('public pages fit phones with large text', { tag: '@long' }, async ({ page }) => {
  const setReader = await readerOf(page)
  for (const path of publicPaths) {
    await page.goto(path)
    await expectFit(page, setReader)
  }
})

test('a tracker fits phones with large text', { tag: '@long' }, async ({
  page,
  member,
  person,
}) => {
  await openTracker({ page, member, person })
  const { pathname } = new URL(page.url())
  const setReader = await readerOf(page)
  for (const path of ['', '/progress', '/foods', '/goals', '/photos', '/sharing', '/data']) {
    await page.goto(pathname + path)
    await expectFit(page, setReader)
  }
})

type Reader = (typeof readers)[number]

/** Returns what sets the window and the text size that a reader sets in the browser. */
async function readerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async ({ width, textPx }: Reader) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('html')).toHaveCSS('font-size', `${textPx}px`)
  }
}

async function expectFit(page: Page, setReader: (reader: Reader) => Promise<void>): Promise<void> {
  for (const reader of readers) {
    await setReader(reader)
    expect.soft(await overflowOf(page), `${page.url()} at ${reader.width} pixels`).toBe(0)
  }
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
