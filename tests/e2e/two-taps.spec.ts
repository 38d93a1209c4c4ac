import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { measurementCanaries } from '#server/backends/main/tests/share-canaries.fixture.ts'
import {
  factsOf,
  hasShortName,
  type Measure,
  type MeasurementKind,
} from '#server/contract/measures.ts'
import { tempe } from './device-steps.ts'
import { drawJpeg } from './photo-file.ts'
import { photoParts } from './photo-steps.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

/** What a member types into the form of each measure, and the text that confirms it. */
const typedMeasures = Object.entries(measurementCanaries).flatMap(([name, canary]) => {
  const measure = name as MeasurementKind
  const { input, unit, decimals } = factsOf(measure)
  if (input === 'counter' || input === 'scale') return []
  const numbers = [canary.value, canary.secondValue ?? []].flat()
  const typed = numbers.map((number) => String(Number(number.toFixed(decimals)))).join('/')
  return [{ measure, typed: typed.replace('.', ','), saved: savedText(`${typed} ${unit}`) }]
})

/** Other laboratories print this unit. */
const otherUnit: (typeof typedMeasures)[number] = {
  measure: 'fastingGlucose',
  typed: '5,6 mmol/L',
  saved: savedText('5.6 mmol/L'),
}

test('[S2.26] each measure, a photo, and a new food are entered in two taps', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  test.slow()
  const locale = { locale: language }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openTracker({ page, member, person })
  const taps = countTaps(page)
  const save = page
    .locator('form')
    .filter({ has: page.locator('[name="value"]') })
    .getByRole('button', { name: m.measurements_submit({}, locale) })

  await test.step('weight', async () => {
    await taps.press(page.getByLabel(m.tracker_kilograms({}, locale)))
    await page.keyboard.type('72,5')
    await taps.press(button(m.tracker_submit({}, locale)))
    await expect(savedAs(page, /72[.,]5\skg/)).toBeVisible()
    expect(taps.take()).toBe(2)
  })

  for (const { measure, typed, saved } of [...typedMeasures, otherUnit])
    await test.step(`${measure}: ${typed}`, async () => {
      await taps.press(button(chipName(measure, locale)))
      // Types into the focused element: a user who does not tap again relies on the focus.
      await page.keyboard.type(typed)
      await taps.press(save)
      await expect(savedAs(page, saved)).toBeVisible()
      expect(taps.take()).toBe(2)
    })

  await test.step('food', async () => {
    await taps.press(page.getByRole('combobox', { name: m.food_search_label({}, locale) }))
    await page.keyboard.type('tempe gorng')
    await taps.press(page.getByRole('option', { name: tempe(language) }).first())
    await expect(savedAs(page, new RegExp(`${tempe(language)}, 1 `))).toBeVisible()
    expect(taps.take()).toBe(2)
  })

  await test.step('water, mood and hunger', async () => {
    for (const name of [
      m.measurements_water_add({ amount: 240 }, locale),
      m.measurements_mood_4({}, locale),
      m.measurements_hunger_3({}, locale),
    ])
      await taps.press(button(name))
    await expect(savedAs(page, new RegExp(m.measurements_hunger_3({}, locale)))).toBeVisible()
    expect(taps.take()).toBe(3)
  })

  await test.step('a photo, and what the phone asks to choose or take it', async () => {
    await taps.press(page.getByRole('link', { name: m.photos_nav({}, locale), exact: true }))
    const { file, status } = photoParts(page, locale)
    await untilHydrated(file.page())
    const fileChooser = page.waitForEvent('filechooser')
    await taps.press(file)
    const buffer = await drawJpeg(page)
    await (await fileChooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(status(m.photos_kept({}, locale))).toBeVisible()
    expect(taps.take()).toBe(2)
  })
})

test('[S2.26] typing moves the lower blood pressure to its own field', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const upper = page.getByLabel(m.measurements_systolic({}, locale))
  const lower = page.getByLabel(m.measurements_diastolic({}, locale))
  await expect(upper).toHaveCount(0)
  await page
    .getByRole('button', {
      name: m.measures_name({ measure: 'bloodPressure' }, locale),
      exact: true,
    })
    .click()
  await expect(upper).toBeFocused()
  await page.keyboard.type('180 110')
  await expect(lower).toHaveValue('110')
  await page.keyboard.press('Tab')
  await expect(upper).toHaveValue('180')
  await expect(lower).toBeFocused()
  // A correction replaces the earlier value.
  await page.keyboard.type('105')
  await page.keyboard.press('Enter')
  await expect(savedAs(page, /180\/105\smmHg/)).toBeVisible()
})

/** Counts presses; scrolling to a target does not count. */
function countTaps(page: Page) {
  let count = 0
  return {
    press: async (target: Locator) => {
      count += 1
      await (page.viewportSize()?.width === 390 ? target.tap() : target.click())
    },
    take: () => {
      const taken = count
      count = 0
      return taken
    },
  }
}

/** `84.5 cm` with the decimal sign and the space of any language. */
function savedText(text: string): RegExp {
  return new RegExp(text.replace('.', '[.,]').replace(' ', '\\s'))
}

function savedAs(page: Page, text: RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

function chipName(measure: Measure, locale: { locale: 'id' | 'en' }): string {
  return hasShortName(measure)
    ? m.measures_short_name({ measure }, locale)
    : m.measures_name({ measure }, locale)
}
