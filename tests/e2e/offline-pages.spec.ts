import { m } from '#app/i18n/paraglide/messages.js'
import {
  leftOnDevice,
  saveWeight,
  sendFromDevice,
  storedKeys,
  tempe,
  tempeh,
  unsentCount,
  untilOnDevice,
} from './device-steps.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

test('[S2.26] a plan is eaten, made and undone offline, and every change arrives once', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  const food = tempe(language)
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  // Planned as if yesterday.
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
  await page.getByRole('option', { name: food }).first().click()
  const dropPlan = page.getByRole('button', { name: m.food_plan_drop({ food }, locale) })
  await expect(dropPlan).toBeVisible()
  await expect(page.getByText(m.sync_kept({}, locale))).toBeVisible()
  await page.reload()
  await expect(dropPlan).toHaveCount(1)
  await page.getByRole('button', { name: m.food_day_before({}, locale), exact: true }).click()
  await expect(drop).toHaveCount(1)
  await expect(eat).toHaveCount(0)

  await context.setOffline(false)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(drop).toHaveCount(1)
  await expect(eat).toHaveCount(0)
  await untilHydrated(page)
  await dayAfter.click()
  await expect(dropPlan).toHaveCount(1)
  await context.setOffline(true)
  await dropPlan.click()
  await expect(dropPlan).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await page.reload()
  await expect(page.getByText(m.food_plan_empty({}, locale)).first()).toBeVisible()
  await expect(dropPlan).toHaveCount(0)
})

test('[S2.26] a page that needs a connection leads to one that says so, and opens once online', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  await context.setOffline(true)
  for (const address of ['/', '/transaction?from=tracker']) {
    await page.goto(address)
    await expect(
      page.getByRole('heading', { name: m.sync_offline_title({}, locale) }),
    ).toBeVisible()
    const again = page.getByRole('link', { name: m.sync_offline_retry({}, locale) })
    await expect(again).toHaveAttribute('href', address)
  }
  await page.getByRole('link', { name: m.sync_offline_open({}, locale) }).click()
  await untilHydrated(page)
  await page.goBack()
  await expect(page.getByText(m.sync_offline_page({}, locale))).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL((url) => url.pathname === '/transaction')
  await expect(
    page.getByRole('heading', { name: m.cart_purchases_title({}, locale) }),
  ).toBeVisible()
})

test('[S2.26] every page of a tracker opens offline', { tag: '@long' }, async ({
  page,
  context,
  member,
  person,
  language,
}) => {
  test.slow()
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  await saveWeight(page, { kilograms: '72.5', language })
  const tracker = new URL(page.url()).pathname
  const pages = [
    ['progress', m.measures_name({ measure: 'weight' }, locale), /"latest-series"/],
    ['foods', m.food_own_list_title({}, locale), /"own-foods"/],
    ['goals', m.goals_title({}, locale), /"goals"/],
  ] as const
  for (const [name, title, key] of pages) {
    await page.goto(`${tracker}/${name}`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringMatching(key))
  }

  await context.setOffline(true)
  for (const [name, title] of pages) {
    await page.goto(`${tracker}/${name}`)
    await page.reload()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  // A measure saved on the progress page shows at once and after a reload.
  await page.goto(`${tracker}/progress`)
  await page.getByRole('button', { name: m.measurements_add({}, locale) }).click()
  await saveWeight(page, {
    kilograms: '71.9',
    language,
    daysAgo: 1,
    statusText: m.sync_kept({}, locale),
  })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: /71[.,]9\skg/ })).toBeVisible()

  await page.goto(`${tracker}/data`)
  await expect(page.getByText(m.sync_needs_title({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.portability_export_csv({}, locale) }).click()
  await expect(page.getByText(m.sync_needs_title({}, locale))).toBeVisible()
  await page.goto(`${tracker}/sharing`)
  await expect(page.getByText(m.sync_never_kept_title({}, locale))).toBeVisible()
  await context.setOffline(false)
  await expect(
    page.getByRole('heading', { name: m.sharing_title({}, locale), exact: true }),
  ).toBeVisible()
  await expect.poll(() => unsentCount(page)).toBe(0)
})

test('[S2.26] signing out deletes the pages of a tracker from the device', async ({
  page,
  member,
  person,
  language,
}) => {
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  await saveWeight(page, { kilograms: '72.5', language })
  const tracker = new URL(page.url()).pathname
  await page.goto(`${tracker}/progress`)
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringMatching(/"latest-series"/))

  await member.signOut(person)
  expect(await storedKeys(page)).toEqual([])
  const left = await leftOnDevice(page)
  for (const personal of [person.email, person.firstName, tracker.split('/').at(-1) ?? ''])
    expect(left).not.toContain(personal)
})

test('[S2.26] [S4.06] a tracker opens offline while the cookie panel is open', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  await context.clearCookies({ name: 'seimbang-cookies-consent' })
  await context.setOffline(true)
  // The stored page must hydrate without a mismatch, or the console would report one.
  await page.goto('/tracker')
  await expect(page.getByText(person.email)).not.toHaveCount(0)
  await expect(page.getByRole('heading', { name: m.consent_title({}, locale) })).toBeVisible()
})
