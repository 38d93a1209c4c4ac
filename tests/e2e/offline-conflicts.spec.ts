import { m } from '#app/i18n/paraglide/messages.js'
import {
  saveWeight,
  sendFromDevice,
  tempe,
  tempeh,
  unsentCount,
  untilOnDevice,
} from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, openTracker } from './tracker-steps.ts'

test.use({ serviceWorkers: 'allow' })

test('[S2.26] an entry changed on two devices waits until the member chooses a version', {
  tag: '@long',
}, async ({ page, context, member, memberOn, otherPage, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await saveWeight(page, { kilograms: '72.5', language })
  await expect(page.getByRole('img', { name: /72[.,]5/ })).toBeVisible()
  await untilOnDevice(page)

  await otherPage.goto(new URL(page.url()).pathname)
  await otherPage.waitForURL(/\/auth\?/)
  await memberOn(otherPage).signInHere(person)
  await otherPage.waitForURL(/\/tracker\//)

  await context.setOffline(true)
  await saveWeight(page, { kilograms: '73.4', language, statusText: m.sync_kept({}, locale) })
  await saveWeight(otherPage, { kilograms: '74.8', language })
  await context.setOffline(false)
  const title = page.getByRole('heading', { name: m.sync_conflicts_title({}, locale) })
  await expect(title).toBeVisible()
  // The conflict is still shown if the device starts offline.
  await context.setOffline(true)
  await page.reload()
  await expect(title).toBeVisible()
  await context.setOffline(false)
  // Both devices show the conflict, and one choice resolves it.
  await otherPage.reload()
  await otherPage.getByRole('button', { name: /73[.,]4/ }).click()
  await expect(otherPage.getByRole('img', { name: /73[.,]4/ })).toBeVisible()
  await expect.poll(() => unsentCount(otherPage)).toBe(0)
  await page.reload()
  await expect(page.getByRole('img', { name: /73[.,]4/ })).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('[S2.26] both versions of a blood pressure and of a meal are shown in full', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const measured = {
    id: 'tensi-01',
    kind: 'bloodPressure',
    measuredOn: dayFromToday(0),
    secondValue: 82,
  }
  const pressure = { kind: 'measurement', base: null }
  const meal = { ...tempeh, id: 'makan-01' }
  await sendFromDevice(page, [
    { ...pressure, next: { ...measured, value: 128 } },
    { kind: 'food', base: null, next: meal },
  ])
  await sendFromDevice(page, [
    { ...pressure, next: { ...measured, value: 135 } },
    { kind: 'food', base: null, next: { ...meal, amount: 3, meal: 'lunch' } },
  ])
  const keep = (text: string | RegExp) =>
    page.getByRole('button', { name: text }).filter({ hasText: m.sync_version_keep({}, locale) })
  await expect(keep('128/82\u00a0mmHg')).toBeVisible()
  await expect(keep(m.food_meal_dinner({}, locale))).toContainText(tempe(language))
  await keep(m.food_meal_lunch({}, locale)).click()
  await keep('135/82\u00a0mmHg').click()
  await expect(page.getByRole('heading', { name: m.sync_conflicts_title({}, locale) })).toHaveCount(
    0,
  )
  await expect(page.getByText('135/82\u00a0mmHg')).toBeVisible()
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(page.getByText('135/82\u00a0mmHg')).toBeVisible()
  await expect(page.getByText('128/82\u00a0mmHg')).toHaveCount(0)
})
