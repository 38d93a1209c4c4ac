import type { Locator } from '@playwright/test'
import { press, reach } from './keyboard.ts'

/** How a story presses and types. */
export type Hands = {
  press: (control: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  /** The day is `YYYY-MM-DD`. */
  fillDay: (field: Locator, day: string) => Promise<void>
}

export const pointer: Hands = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  fillDay: (field, day) => field.fill(day),
}

/** Keys alone. A day is typed as an American browser asks for it. */
export const keysOnly: Hands = {
  press,
  async fill(field, text) {
    await comeTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
  },
  async fillDay(field, day) {
    await comeTo(field)
    const [year, month, date] = day.split('-')
    await field.page().keyboard.type(`${month}${date}${year}`)
  },
}

/** A form may have put the focus there already. */
async function comeTo(field: Locator): Promise<void> {
  await field.waitFor()
  if (!(await field.evaluate((element) => element === document.activeElement))) await reach(field)
}
