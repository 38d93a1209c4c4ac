import type { Locator, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** A Tuesday. */
const startsAt = '2026-12-01T03:00:00Z'
/** The nutritionist of the demo is open from 13 to 16 and has no session of the demo. */
const saturday = '2026-12-05'
/** To Saturday at 10, when a session at 13 is near, and to Wednesday. */
const stepMs = 4 * 24 * 60 * 60 * 1000
const nutritionist = 'bagas-prasetyo'
const service = 'seimbang-harian-12w'

test.describe.configure({ mode: 'serial' })

const { origin, moveClock, demoAccount } = siteWithMovedClock({ port: 4384, startsAt, stepMs })
const locale = { locale: 'id' } as const
test.use(visitIn('id', origin))

test('[T43] time off lists the session in its way, and the client learns of its end', async ({
  page,
  member,
  memberOn,
  otherPage,
  person,
}) => {
  await member.join(person)
  await member.buy(service)
  await member.agreeToHealthData()
  await book(page, 0)
  const state = page.getByText(m.appointments_state_cancelled_back({}, locale))
  await memberOn(otherPage).signIn(await demoAccount('bagas'))

  await otherPage.goto('/praktik/jam')
  await untilHydrated(otherPage)
  for (const label of [m.practice_time_off_from, m.practice_time_off_until])
    await otherPage.getByLabel(label({}, locale)).fill(saturday)
  await otherPage.getByRole('button', { name: m.practice_time_off_save({}, locale) }).click()
  const hits = otherPage
    .getByRole('status')
    .filter({ hasText: m.practice_time_off_hits({ count: 1 }, locale) })
  await expect(hits.getByRole('link', { name: person.firstName })).toBeVisible()
  await page.reload()
  await expect(page.getByText(m.appointments_cancel_open({}, locale))).toBeVisible()
  await expect(state).toHaveCount(0)

  await hits.getByRole('button', { name: m.practice_time_off_cancel({ count: 1 }, locale) }).click()
  await expect(otherPage.getByText(m.practice_saved({}, locale))).toBeVisible()
  await page.reload()
  await expect(state).toBeVisible()
  // The day is free again for the next test.
  await otherPage.getByRole('button', { name: m.practice_time_off_delete({}, locale) }).click()
  await expect(
    otherPage.getByRole('button', { name: m.practice_time_off_delete({}, locale) }),
  ).toHaveCount(0)
})

test('by keyboard, a client cancels late and a nutritionist closes a session', async ({
  page,
  member,
  memberOn,
  otherPage,
  person,
}) => {
  await member.join(person)
  await member.buy(service)
  await member.agreeToHealthData()
  const near = await book(page, 0)
  const held = await book(page, 2)
  await memberOn(otherPage).signIn(await demoAccount('bagas'))
  moveClock()

  await page.goto(near)
  await expect(page.getByText(m.appointments_cancel_late({}, locale))).toBeVisible()
  await press(page, page.getByText(m.appointments_cancel_open({}, locale)))
  await expect(page.getByText(m.appointments_cancel_no_back({}, locale))).toBeVisible()
  await press(page, page.getByRole('button', { name: m.appointments_cancel({}, locale) }))
  await expect(
    page.getByText(m.appointments_state_cancelled({}, locale), { exact: true }),
  ).toBeVisible()

  moveClock()
  await otherPage.goto('/praktik')
  const open = otherPage.getByRole('region', { name: m.practice_open_sessions({}, locale) })
  await press(otherPage, open.getByRole('link', { name: person.firstName }))
  await otherPage.waitForURL(/\/praktik\/sesi\//)
  const choice = otherPage.getByRole('radio', { name: m.practice_outcome_held({}, locale) })
  await reach(otherPage, choice)
  await otherPage.keyboard.press('Space')
  await press(
    otherPage,
    otherPage.getByRole('button', { name: m.practice_outcome_save({}, locale) }),
  )
  await expect(otherPage.getByText(m.practice_state_held({}, locale))).toBeVisible()
  await page.goto(held)
  await expect(page.getByText(m.appointments_state_completed({}, locale))).toBeVisible()
})

/** Books a free time of that Saturday by its place in the list. Returns the session's address. */
async function book(page: Page, index: number): Promise<string> {
  await page.goto(`/konsultasi/jadwal?nutritionist=${nutritionist}&date=${saturday}`)
  await page.getByRole('main').locator(`a[href*="start=${saturday}"]`).nth(index).click()
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await page.waitForURL(/\/konsultasi\/sesi\//)
  return page.url()
}

/** Reaches a control with Tab and presses Enter. */
async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

const mostStops = 60

/** Presses Tab until a control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  await untilHydrated(page)
  await expect(control).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${control}`)
}
