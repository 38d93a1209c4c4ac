import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { isFullSize } from '#tests/test-size.ts'
import { holdScripts } from './hold-scripts.ts'
import { slowDown } from './slow-phone.ts'
import { expect, test } from './story.fixture.ts'
import { reachPart } from './until-hydrated.ts'

const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

// At full size every test runs on a slow phone.
test.beforeEach(async ({ page }) => {
  if (isFullSize) await slowDown(page)
})

/**
 * Numbers the controls of a page in reading order, one for each group of radio buttons. A disabled
 * control gets a number too, so a page that waits for its scripts fails.
 */
function numberControls(main: Element): number {
  const groups = new Set<string>()
  const controls = [
    ...main.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary'),
  ].filter((control) => {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) return false
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    const isNew = !groups.has(control.name)
    groups.add(control.name)
    return isNew
  })
  for (const [index, control] of controls.entries()) control.dataset.order = String(index)
  return controls.length
}

/** The number of the focused control, or of its group; undefined for a scrolled region. */
function focusedNumber(): string | undefined {
  const focused = document.activeElement as HTMLInputElement
  const first = focused.type === 'radio' && document.getElementsByName(focused.name)[0]
  return (first || focused).dataset.order
}

/** The pages that a usual run tells, and those of a full run. */
const tabbedPages = [
  { tag: [], paths: ['/auth?tab=signup', '/ahli-gizi', '/', '/cek-gizi'] },
  {
    tag: ['@long'],
    paths: ['/auth?tab=login', '/seimbang-for-enterprise-contact', '/program', '/blog'],
  },
]

for (const { tag, paths } of tabbedPages)
  for (const path of paths)
    test(`Tab reaches every control of ${path} in reading order before any script has run`, {
      tag,
    }, async ({ page }) => {
      await holdScripts(page)
      await page.goto(path)
      await expectTabOrder(page)
    })

test('Tab reaches every control of the order check in reading order before any script has run', async ({
  page,
  member,
  person,
}) => {
  await member.join(person)
  await holdScripts(page)
  await page.goto(orderPath)
  await expectTabOrder(page)
})

async function expectTabOrder(page: Page): Promise<void> {
  const main = page.locator('#content')
  const count = await main.evaluate(numberControls)
  expect(count).toBeGreaterThan(3)
  await main.focus()
  const order: string[] = []
  while (order.length < count) {
    await page.keyboard.press('Tab')
    const number = await page.evaluate(focusedNumber)
    if (number !== undefined && order.at(-1) !== number) order.push(number)
    if (await page.evaluate(() => !document.activeElement?.closest('#content'))) break
  }
  expect(order).toEqual(Array.from({ length: count }, (_, index) => String(index)))
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
}

test.describe('while the panel about cookies is open', () => {
  test.use({ hasChosenCookies: false })

  for (const path of ['/auth?tab=signup', '/program/seimbang-harian'])
    test(`no focused control of ${path} is hidden at 390 and 320 pixels`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('dialog')).toBeVisible()
      for (const viewport of [
        { width: 390, height: 700 },
        { width: 320, height: 568 },
      ]) {
        await page.setViewportSize(viewport)
        await page.evaluate(() => window.scrollTo(0, 0))
        await page.locator('#content').focus()
        const hidden: string[] = []
        for (;;) {
          await page.keyboard.press('Tab')
          const focused = await page.evaluate(lookAtFocused)
          if (!focused.isInContent) break
          if (focused.isHidden) hidden.push(focused.name)
        }
        expect(hidden, `at ${viewport.width} pixels`).toEqual([])
      }
    })
})

for (const { tag, ...viewport } of [
  { width: 390, height: 844, tag: '@long' },
  { width: 320, height: 568, tag: [] },
])
  test(`the plate of the check hides no focused control at ${viewport.width} pixels, forwards and backwards`, {
    tag,
  }, async ({ page, language }) => {
    await page.setViewportSize(viewport)
    await page.goto('/cek-gizi')
    const plate = page.getByRole('region', {
      name: m.checks_plate_title({}, { locale: language }),
    })
    await reachPart(plate)
    const boxes = plate.getByRole('checkbox')
    await boxes.first().focus()
    const hidden: string[] = []
    for (const key of ['Tab', 'Shift+Tab'])
      for (let at = 1; at < (await boxes.count()); at++) {
        await page.keyboard.press(key)
        const focused = await page.evaluate(lookAtFocused)
        if (focused.isHidden) hidden.push(`${key} ${focused.name}`)
      }
    expect(hidden).toEqual([])
  })

/** Whether something lies over the whole focused control, looked at in nine of its points. */
function lookAtFocused() {
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isSeenAt = (x: number, y: number) => {
    const seen = document.elementFromPoint(left + width * x, top + height * y)
    return seen !== null && (focused.contains(seen) || seen.contains(focused))
  }
  const shares = [0.1, 0.5, 0.9]
  return {
    name: focused.textContent || focused.getAttribute('name') || focused.tagName,
    isInContent: focused.closest('#content') !== null,
    isHidden: !shares.some((x) => shares.some((y) => isSeenAt(x, y))),
  }
}
