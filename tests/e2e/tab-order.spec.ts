import type { Page } from '@playwright/test'
import { isFullSize } from '#tests/test-size.ts'
import { holdScripts } from './hold-scripts.ts'
import { slowDown } from './slow-phone.ts'
import { expect, test } from './story.fixture.ts'

const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

// At full size every test runs on a slow phone.
test.beforeEach(async ({ page }) => {
  if (isFullSize) await slowDown(page)
})

/** Numbers the controls of a page in reading order, one for each group of radio buttons. */
function numberControls(main: Element): number {
  const groups = new Set<string>()
  const controls = [
    ...main.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary'),
  ].filter((control) => {
    if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility())
      return false
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

for (const path of [
  '/auth?tab=login',
  '/auth?tab=signup',
  '/seimbang-for-enterprise-contact',
  '/ahli-gizi',
  '/program',
  '/blog',
  '/',
])
  test(`Tab reaches every control of ${path} in reading order before any script has run`, async ({
    page,
  }) => {
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
