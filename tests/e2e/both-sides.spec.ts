import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { dayMs } from '#app/lib/time.ts'
import { dayOnWeekday } from './day-on-weekday.ts'
import { pick, press, reach } from './keyboard.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, type StoryOptions, test } from './story.fixture.ts'
import type { Locale } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

/** A Tuesday. */
const startsAt = '2026-12-01T03:00:00Z'
/** The nutritionist of the demo is open from 13 on and has no session of the demo. */
const saturday = '2026-12-05'
const nutritionist = 'bagas-prasetyo'
/** To Saturday at 10, when a session at 13 is near, to Wednesday, and to Sunday. */
const stepMs = 4 * dayMs
const service = 'seimbang-harian-12w'

for (const site of [
  { language: 'id', port: 4384, tag: [] },
  { language: 'en', port: 4396, tag: ['@long'] },
] as const)
  test.describe(`in ${site.language}`, { tag: [...site.tag] }, () => tellStories(site))

/** Each language has its site, because a story moves the clock for good. */
function tellStories({ language, port }: { language: StoryOptions['language']; port: number }) {
  test.describe.configure({ mode: 'serial' })
  const { origin, moveClock, now, demoAccount } = siteWithMovedClock({ port, startsAt, stepMs })
  const locale = { locale: language }
  const openPractice = (page: Page) =>
    page.getByRole('link', { name: m.home_strip_practice_open({}, locale) })
  test.use(visitIn(language, origin))

  test('[T43] a session is moved by its nutritionist, outlives closed hours, and ends with time off', {
    tag: '@long',
  }, async ({ page, member, memberOn, otherPage, person }) => {
    await member.join(person)
    await member.buy(service)
    await member.agreeToHealthData()
    await showTimes(page, saturday)
    await timesOn(page, saturday).first().click()
    await page.getByLabel(m.appointments_topic({}, locale)).fill('Bekal ke kantor')
    await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
    await page.waitForURL(/\/konsultasi\/sesi\//)
    const main = page.getByRole('main')
    const timeAt = (start: string) => formatDateTimeIn(start, 'Asia/Jakarta', language)
    await expect(main.getByText(timeAt(`${saturday}T06:00:00.000Z`), { exact: true })).toBeVisible()

    await memberOn(otherPage).signIn(await demoAccount('bagas'))
    await openPractice(otherPage).click()
    await otherPage.getByRole('link', { name: m.practice_week({}, locale), exact: true }).click()
    await otherPage.getByRole('link', { name: person.firstName }).click()
    await expect(
      otherPage.getByText(m.practice_topic({ topic: 'Bekal ke kantor' }, locale)),
    ).toBeVisible()
    await untilHydrated(otherPage)
    const later = `${saturday}T07:00:00.000Z`
    await freeStarts(otherPage, locale).selectOption(later)
    await otherPage.getByRole('button', { name: m.practice_move_action({}, locale) }).click()
    await expect(otherPage.getByText(m.practice_move_done({}, locale))).toBeVisible()
    await page.reload()
    await expect(main.getByText(timeAt(later), { exact: true })).toBeVisible()
    const cancelled = page.getByText(m.appointments_state_cancelled_back({}, locale))
    const session = page.url()

    await otherPage.getByRole('link', { name: m.practice_hours({}, locale), exact: true }).click()
    await untilHydrated(otherPage)
    const overrides = otherPage.getByRole('region', {
      name: m.practice_override_title({}, locale),
    })
    await overrides.getByLabel(m.practice_override_date({}, locale), { exact: true }).fill(saturday)
    await overrides.getByRole('button', { name: m.practice_override_save({}, locale) }).click()
    await expect(overrides.getByText(m.practice_saved({}, locale))).toBeVisible()
    await showTimes(page, saturday)
    await expect(timesOn(page, saturday)).toHaveCount(0)
    await page.goto(session)
    await expect(page.getByText(m.appointments_cancel_open({}, locale))).toBeVisible()
    await overrides.getByRole('button', { name: m.practice_override_drop({}, locale) }).click()
    await expect(overrides.getByRole('listitem')).toHaveCount(0)

    const timeOff = otherPage.getByRole('region', { name: m.practice_time_off_title({}, locale) })
    for (const label of [m.practice_time_off_from, m.practice_time_off_until])
      await timeOff.getByLabel(label({}, locale), { exact: true }).fill(saturday)
    await timeOff.getByRole('button', { name: m.practice_time_off_save({}, locale) }).click()
    const hits = timeOff
      .getByRole('status')
      .filter({ hasText: m.practice_time_off_hits({ count: 1 }, locale) })
    await expect(hits.getByRole('link', { name: person.firstName })).toBeVisible()
    await Promise.all([page.waitForResponse('**/live.events*'), page.reload()])
    await expect(page.getByText(m.appointments_cancel_open({}, locale))).toBeVisible()
    await hits
      .getByRole('button', { name: m.practice_time_off_cancel({ count: 1 }, locale) })
      .click()
    await expect(timeOff.getByText(m.practice_saved({}, locale))).toBeVisible()
    // The client's page hears of it.
    await expect(cancelled).toBeVisible()
    // The day is free again for the next story.
    const end = timeOff.getByRole('button', { name: m.practice_time_off_delete({}, locale) })
    await end.click()
    await expect(end).toHaveCount(0)
  })

  test('by keyboard, both sides book, a client cancels late, and a nutritionist closes a session', {
    tag: '@long',
  }, async ({ page, member, memberOn, otherPage, person }) => {
    const client = { ...person, firstName: 'Ratna' }
    await member.join(client)
    await member.buy(service)
    await member.agreeToHealthData()
    await showTimes(page, saturday)
    await press(timesOn(page, saturday).first())
    const book = page.getByRole('button', { name: m.appointments_book({}, locale) })
    // The next stop is in the form of the time, not the next of many times.
    await expect(page.getByRole('region').filter({ has: book })).toBeFocused()
    await press(book)
    await page.waitForURL(/\/konsultasi\/sesi\//)
    const near = page.url()

    const nutritionist = await demoAccount('bagas')
    await memberOn(otherPage).signIn(nutritionist)
    await press(openPractice(otherPage))
    await otherPage.waitForURL('/praktik')
    const clients = m.practice_clients({}, locale)
    await press(otherPage.getByRole('link', { name: clients, exact: true }))
    await press(otherPage.getByRole('link', { name: client.firstName }))
    await pick(freeStarts(otherPage, locale), `${saturday}T08:00:00.000Z`)
    await press(otherPage.getByRole('button', { name: m.practice_book_action({}, locale) }))
    await otherPage.waitForURL(/\/praktik\/sesi\//)
    const held = `${origin}/konsultasi/sesi/${idIn(otherPage)}`
    moveClock()

    await page.goto(near)
    await expect(page.getByText(m.appointments_cancel_late({}, locale))).toBeVisible()
    await press(page.getByText(m.appointments_cancel_open({}, locale)))
    await expect(page.getByText(m.appointments_cancel_no_back({}, locale))).toBeVisible()
    await press(page.getByRole('button', { name: m.appointments_cancel({}, locale) }))
    await expect(
      page.getByText(m.appointments_state_cancelled({}, locale), { exact: true }),
    ).toBeFocused()

    moveClock()
    await memberOn(otherPage).openPractice(nutritionist)
    await otherPage.goto('/praktik')
    const open = otherPage.getByRole('region', { name: m.practice_open_sessions({}, locale) })
    await press(open.getByRole('link', { name: client.firstName }))
    await otherPage.waitForURL(/\/praktik\/sesi\//)
    await reach(otherPage.getByRole('radio', { name: m.practice_outcome_held({}, locale) }))
    await otherPage.keyboard.press('Space')
    await press(otherPage.getByRole('button', { name: m.practice_outcome_save({}, locale) }))
    await expect(
      otherPage.getByRole('status').filter({ hasText: m.practice_state_held({}, locale) }),
    ).toBeFocused()
    await page.goto(held)
    await expect(page.getByText(m.appointments_state_completed({}, locale))).toBeVisible()
  })

  test('[T117] a visitor pays for a single consultation too late, keeps the session and chooses again', {
    tag: '@long',
  }, async ({ page, member, memberOn, otherPage, person }) => {
    const slug = 'hendra-gunawan'
    const tuesday = dayOnWeekday(2, now() + stepMs + dayMs)
    const main = page.getByRole('main')
    await page.goto(`/konsultasi?nutritionist=${slug}`)
    await page.getByRole('link', { name: m.consultation_chosen_times({}, locale) }).click()
    await page
      .getByRole('navigation', { name: m.appointments_days({}, locale) })
      .locator(`a[href*="date=${tuesday}"]`)
      .click()
    await timesOn(page, tuesday).first().click()
    await page.waitForURL(/start=/)
    const wanted = new URL(page.url()).searchParams.get('start') ?? ''
    const chosen = main
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: m.appointments_single_order({}, locale) }) })
    const time = (await chosen.getByRole('heading').textContent()) ?? ''
    await chosen.getByRole('link', { name: m.appointments_single_order({}, locale) }).click()
    await page.waitForURL(/\/cart\/check-order/)
    await expect(main.getByText(time)).toBeVisible()
    await expect(main.getByText(m.cart_single_next_booked({}, locale))).toBeVisible()
    await member.join(person)
    await member.agreeToHealthData()
    await page.reload()
    await member.orderHere()
    await page.goto('/konsultasi/saya')
    await expect(main.getByText(time)).toBeVisible()
    await main.getByRole('link', { name: m.appointments_pay({}, locale) }).click()
    await main.getByRole('link', { name: m.cart_pending_link({}, locale) }).click()
    await main.getByRole('link', { name: m.cart_pay_now({}, locale) }).click()
    await member.choosePaymentHere('bca')
    const payment = page.url()

    moveClock()
    const other = memberOn(otherPage)
    await other.join({ ...person, email: `lain-${person.email}` })
    await otherPage.goto(await other.orderSession(slug, wanted))
    await other.payHere()
    await otherPage.getByRole('link', { name: m.cart_single_open({}, locale) }).click()
    await otherPage.waitForURL(/\/konsultasi\/sesi\//)
    await expect(
      otherPage.getByRole('heading', { name: m.appointments_cancel_heading({}, locale) }),
    ).toBeVisible()

    await page.goto(payment)
    await page.locator('button[value="settlement"]').click()
    await page.waitForURL(/\/transaction\//)
    const purchase = page.url()
    const [gone = ''] = m.cart_single_paid_gone({ date: '|' }, locale).split('|')
    await expect(main.getByText(gone)).toBeVisible()
    // The device's clock is weeks behind the site's, which does not hide the free times.
    await main.getByRole('link', { name: m.cart_single_choose_time({}, locale) }).click()
    await timesOn(page, tuesday).first().click()
    await expect(main.getByText(m.appointments_cost({ left: 0, count: 1 }, locale))).toBeVisible()
    await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
    await page.waitForURL(/\/konsultasi\/sesi\//)
    await page.goto('/konsultasi/saya')
    const credits = main.getByRole('heading', { name: m.appointments_credits({}, locale) })
    await expect(credits.locator('..').getByRole('listitem')).toHaveText([/^−1/, /^\+1/])
    // The purchase asks no more for a time.
    await page.goto(purchase)
    await expect(main.getByRole('link', { name: m.cart_single_mine({}, locale) })).toBeVisible()
    await expect(main.getByText(gone)).toHaveCount(0)
  })
}

async function showTimes(page: Page, date: string): Promise<void> {
  await page.goto(`/konsultasi/jadwal?${new URLSearchParams({ nutritionist, date })}`)
}

function timesOn(page: Page, date: string) {
  return page.getByRole('region').locator(`a[href*="start=${date}"]`)
}

function freeStarts(page: Page, locale: Locale) {
  const [label = ''] = m.practice_start_free({ zone: '|' }, locale).split('|')
  return page.getByLabel(label)
}

function idIn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
