import { expect, type Locator } from '@playwright/test'
import { untilHydrated } from './until-hydrated.ts'

const mostStops = 250
const mostOptions = 200

/** Reaches a control with Tab and presses Enter. */
export async function press(control: Locator): Promise<void> {
  await reach(control)
  await control.page().keyboard.press('Enter')
}

/** Presses Tab until a control has the focus. */
export async function reach(control: Locator): Promise<void> {
  const page = control.page()
  await untilHydrated(page)
  await expect(control).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Reaches a list of options with Tab and goes down to the one of a value. */
export async function pick(list: Locator, value: string): Promise<void> {
  await reach(list)
  for (let option = 0; option < mostOptions; option += 1) {
    if ((await list.inputValue()) === value) return
    await list.page().keyboard.press('ArrowDown')
  }
  throw new Error(`${list} has no ${value}`)
}
