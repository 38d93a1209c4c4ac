import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { keptKeys, leftOnDevice, sendFromDevice, unsentCount } from './device-steps.ts'
import { expect, type StoryOptions, test } from './story.fixture.ts'
import { dayFromToday, openTracker } from './tracker-steps.ts'

type Language = StoryOptions['language']

test('[S2.26] a week without a connection is kept on the device, outlives a reload, and arrives once', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person }, locale)
  const path = new URL(page.url()).pathname
  // What the tracker needs is on the device once its worker has started.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/"foods"/))

  await context.setOffline(true)
  for (const [daysAgo, kilograms] of ['72.5', '72.9', '73.1'].entries())
    await keepWeight(page, { kilograms, daysAgo, language, said: m.sync_kept({}, locale) })
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill('tempe gorng')
  await page.getByRole('option', { name: tempe(language), exact: true }).click()
  await page.getByRole('button', { name: m.food_submit({}, locale), exact: true }).click()
  const dropTempe = page.getByRole('button', {
    name: m.food_delete({ food: tempe(language) }, locale),
  })
  await expect(dropTempe).toBeVisible()

  // The tracker opens without a connection, and shows what was written there.
  await page.goto('/tracker')
  await page.waitForURL(path)
  await expect(page.getByText(m.sync_unsent({ count: 4 }, locale))).toBeVisible()
  await expect(page.getByText(/72[.,]5\skg/).first()).toBeVisible()
  await expect(dropTempe).toBeVisible()

  // The line says where an entry is for as long as it is there.
  await keepWeight(page, { kilograms: '72.4', language, said: m.sync_kept({}, locale) })

  // The browser says that it is connected, and everything leaves by itself.
  await context.setOffline(false)
  await expect(page.getByText(m.sync_kept({}, locale))).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /72[.,]4/ })).toBeVisible()
  await expect(page.getByText(m.sync_unsent({ count: 4 }, locale))).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/72[.,]4\skg/).first()).toBeVisible()
  await expect(dropTempe).toHaveCount(1)
  expect(await unsentCount(page)).toBe(0)

  await member.signOut(person)
  expect(await keptKeys(page)).toEqual([])
})

test('[S2.26] an entry that was changed on two devices waits for the member to choose', async ({
  page,
  context,
  member,
  memberOn,
  browser,
  contextOptions,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person }, locale)
  await keepWeight(page, { kilograms: '72.5', language })
  await expect(page.getByRole('img', { name: /72[.,]5/ })).toBeVisible()

  const elsewhere = await browser.newContext(contextOptions)
  const otherPage = await elsewhere.newPage()
  await otherPage.goto(new URL(page.url()).pathname)
  await otherPage.waitForURL(/\/auth\?/)
  await memberOn(otherPage).signInHere(person)
  await otherPage.waitForURL(/\/tracker\//)

  await context.setOffline(true)
  await keepWeight(page, { kilograms: '73.4', language, said: m.sync_kept({}, locale) })
  await keepWeight(otherPage, { kilograms: '74.8', language })
  await context.setOffline(false)
  const title = page.getByRole('heading', { name: m.sync_conflicts_title({}, locale) })
  await expect(title).toBeVisible()
  // Both devices are asked, and the answer of one is enough.
  await otherPage.reload()
  await otherPage.getByRole('button', { name: /73[.,]4/ }).click()
  await expect(otherPage.getByRole('img', { name: /73[.,]4/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: /73[.,]4/ })).toBeVisible()
  await expect(title).toHaveCount(0)
  await elsewhere.close()
})

test('[S2.26] a plan is eaten, made and taken back without a connection, and all of it arrives once', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const food = tempe(language)
  await openTracker({ page, member, person }, locale)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(/"foods"/))
  // As if it had been planned yesterday.
  await sendFromDevice(page, [{ kind: 'plan', base: null, next: { ...tempeh, id: 'rencana-01' } }])
  const eat = page.getByRole('button', { name: m.food_plan_eat({ foods: food }, locale) })
  const drop = page.getByRole('button', { name: m.food_delete({ food }, locale) })
  await expect(eat).toBeVisible()

  await context.setOffline(true)
  await eat.click()
  await expect(drop).toBeVisible()
  const dayAfter = page.getByRole('button', { name: m.food_day_after({}, locale) })
  await dayAfter.click()
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill('tempe goreng')
  await page.getByRole('option', { name: food, exact: true }).click()
  await page.getByRole('button', { name: m.food_plan_submit({}, locale), exact: true }).click()
  const dropPlan = page.getByRole('button', { name: m.food_plan_drop({ food }, locale) })
  await expect(dropPlan).toBeVisible()
  await expect(page.getByText(m.sync_kept({}, locale))).toBeVisible()
  await page.reload()
  await expect(drop).toHaveCount(1)
  await expect(eat).toHaveCount(0)
  await dayAfter.click()
  await expect(dropPlan).toHaveCount(1)

  await context.setOffline(false)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(drop).toHaveCount(1)
  await expect(eat).toHaveCount(0)
  await dayAfter.click()
  await expect(dropPlan).toHaveCount(1)
  await context.setOffline(true)
  await dropPlan.click()
  await expect(dropPlan).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await dayAfter.click()
  await expect(page.getByText(m.food_plan_empty({}, locale)).first()).toBeVisible()
  await expect(dropPlan).toHaveCount(0)
})

test('[S2.26] both versions of a blood pressure and of a meal are told in full', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person }, locale)
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
  await page.reload()
  await expect(page.getByText('135/82\u00a0mmHg')).toBeVisible()
  await expect(page.getByText('128/82\u00a0mmHg')).toHaveCount(0)
})

test('[S2.26] every page of a tracker opens without a connection, and nothing of them stays after signing out', async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  test.slow()
  const locale = { locale: language }
  await openTracker({ page, member, person }, locale)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await keepWeight(page, { kilograms: '72.5', language })
  const tracker = new URL(page.url()).pathname
  const seen = [
    ['progress', m.measurements_weight({}, locale), /"latest-series"/],
    ['foods', m.food_own_list_title({}, locale), /"own-foods"/],
    ['goals', m.goals_title({}, locale), /"goals"/],
  ] as const
  for (const [name, title, key] of seen) {
    await page.goto(`${tracker}/${name}`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.poll(() => keptKeys(page)).toContainEqual(expect.stringMatching(key))
  }

  await context.setOffline(true)
  for (const [name, title] of seen) {
    await page.goto(`${tracker}/${name}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  // What is written on the page of progress is there at once, and after a reload.
  await page.goto(`${tracker}/progress`)
  await page.getByRole('button', { name: m.measurements_add({}, locale) }).click()
  await keepWeight(page, { kilograms: '71.9', language, daysAgo: 1, said: m.sync_kept({}, locale) })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: /71[.,]9\skg/ })).toBeVisible()

  await page.goto(`${tracker}/data`)
  await expect(page.getByText(m.sync_needs_title({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.portability_export_csv({}, locale) }).click()
  await expect(page.getByText(m.sync_needs_title({}, locale))).toBeVisible()
  for (const name of ['photos', 'sharing']) {
    await page.goto(`${tracker}/${name}`)
    await expect(page.getByText(m.sync_unseen_title({}, locale))).toBeVisible()
  }
  await context.setOffline(false)
  await expect(
    page.getByRole('heading', { name: m.sharing_title({}, locale), exact: true }),
  ).toBeVisible()
  await expect.poll(() => unsentCount(page)).toBe(0)

  await member.signOut(person)
  expect(await keptKeys(page)).toEqual([])
  const left = await leftOnDevice(page)
  for (const personal of [person.email, person.firstName, tracker.split('/').at(-1) ?? ''])
    expect(left).not.toContain(personal)
})

type Weighing = { kilograms: string; language: Language; daysAgo?: number; said?: string }

/** Decimal point and comma both work, so one of them does for both languages. */
async function keepWeight(page: Page, { kilograms, language, daysAgo = 0, said }: Weighing) {
  const locale = { locale: language }
  const submit = page.getByRole('button', { name: m.tracker_submit({}, locale) })
  await expect(submit).toBeEnabled()
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill(kilograms)
  const day = page.getByLabel(m.tracker_day({}, locale), { exact: true })
  if (daysAgo > 0) await day.fill(dayFromToday(-daysAgo))
  await submit.click()
  const status = page
    .getByRole('status')
    .filter({ hasText: new RegExp(kilograms.replace('.', '[.,]')) })
  await expect(status).toBeVisible()
  if (said) await expect(status).toContainText(said)
}

const tempeh = {
  eatenOn: dayFromToday(0),
  meal: 'dinner',
  foodId: 'tempe-goreng',
  measure: 'piece',
  amount: 2,
}

function tempe(language: Language): string {
  return language === 'id' ? 'Tempe goreng' : 'Fried tempeh'
}
