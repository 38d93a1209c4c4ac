import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { unsentCount } from './device-steps.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, test } from './story.fixture.ts'
import { type Locale, mealOf, openTracker, writeFood } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

/** 12 o’clock in Jakarta, also after each step. */
const startsAt = '2026-12-01T05:00:00Z'
const noon = 12
const stepMs = dayMs

test.describe.configure({ mode: 'serial' })

const { origin, moveClock, now } = siteWithMovedClock({ port: 4383, startsAt, stepMs })

// The member's browser decides what is today, so its clock follows the site's.
test.beforeEach(({ page }) => page.clock.setSystemTime(now()))

test.describe('in English', () => {
  const locale = { locale: 'en' } as const
  test.use(visitIn('en', origin))

  test('[S2.26] a planned meal is eaten in one tap on its day', { tag: '@long' }, async ({
    page,
    member,
    person,
  }) => {
    const lunch = m.food_meal_lunch({}, locale)
    await openTracker({ page, member, person })
    await page.getByRole('button', { name: m.food_day_after({}, locale) }).click()
    await expect(page.getByRole('heading', { name: m.food_plan_title({}, locale) })).toBeVisible()
    for (const typed of ['nasi putih', 'tempe goreng'])
      await writeFood(page, { typed, meal: lunch }, locale)
    await expect(mealOf(page, lunch).getByRole('listitem')).toHaveCount(2)
    await expect.poll(() => unsentCount(page)).toBe(0)
    moveClock()
    await page.clock.setSystemTime(now())
    await page.reload()
    const [eatAsPlanned = ''] = m.food_plan_eat({ foods: '|' }, locale).split('|')
    await mealOf(page, lunch).getByRole('button', { name: eatAsPlanned }).click()
    await expect(page.getByText(m.food_repeated({ count: 2 }, locale))).toBeVisible()
    await expect(mealOf(page, lunch).getByRole('img')).toBeVisible()
    await expect(page.getByRole('button', { name: eatAsPlanned })).toHaveCount(0)
  })
})

test.describe('in Indonesian', () => {
  const locale = { locale: 'id' } as const
  test.use(visitIn('id', origin))

  test('[S2.26] a reminder arrives by mail, and its link ends it', { tag: '@long' }, async ({
    page,
    member,
    person,
  }) => {
    await openTracker({ page, member, person })
    await openGoals(page, locale)
    const goals = page.url()
    await remindAtNoon(page, locale)
    moveClock()
    await member.openNewestMail(person.email, '/reminder?stop=')
    await page.frameLocator('iframe').getByRole('link', { name: 'Jangan ingatkan lagi' }).click()
    await expect(page.getByText(m.goals_stop_done({}, locale))).toBeVisible()
    await page.goto(goals)
    await expect(
      page.getByRole('button', { name: m.goals_reminder_submit({}, locale) }),
    ).toBeVisible()
  })

  test('[S2.26] a mail program ends a reminder with one POST, and a GET of its link does not', {
    tag: '@long',
  }, async ({ page, member, person, request }) => {
    await openTracker({ page, member, person })
    await openGoals(page, locale)
    await remindAtNoon(page, locale)
    moveClock()
    await expect.poll(() => unsubscribeLink(page, person.email)).toContain('stop=')
    const link = await unsubscribeLink(page, person.email)
    const isOn = async () => {
      await page.reload()
      return page.getByRole('button', { name: m.goals_reminder_change({}, locale) }).isVisible()
    }
    expect((await request.get(link)).status()).toBe(200)
    expect((await request.post(link, { form: { other: 'yes' } })).status()).toBe(400)
    expect(await isOn()).toBe(true)
    const form = { 'List-Unsubscribe': 'One-Click' }
    for (const _ of [1, 2]) expect((await request.post(link, { form })).status()).toBe(200)
    expect(await isOn()).toBe(false)
  })
})

async function openGoals(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale), exact: true }).click()
  await expect(page.getByRole('heading', { name: m.goals_title({}, locale) })).toBeVisible()
}

async function remindAtNoon(page: Page, locale: Locale): Promise<void> {
  const submit = page.getByRole('button', { name: m.goals_reminder_submit({}, locale) })
  await untilHydrated(page)
  await page.getByLabel(m.goals_reminder_hour({}, locale), { exact: true }).selectOption(`${noon}`)
  await submit.click()
  await expect(page.getByText(m.goals_reminder_saved({}, locale))).toBeVisible()
}

/** Returns the one-click unsubscribe link of the newest mail. */
async function unsubscribeLink(page: Page, email: string): Promise<string> {
  const response = await page.request.get(
    `${origin}/demo/mailbox/mails.json?to=${encodeURIComponent(email)}`,
  )
  const [newest]: { headers: { key: string; value: string }[] }[] = await response.json()
  const header = newest?.headers.find(({ key }) => key === 'list-unsubscribe')
  return header?.value.slice(1, -1) ?? ''
}
