import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { dayOnWeekday } from './day-on-weekday.ts'
import { callServer } from './server-call.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const service = 'seimbang-harian-12w'
/** Evenings with place for one session at `start`. Both languages wait at the same time. */
const evenings = {
  id: {
    nutritionist: 'fadhil-ramadhan',
    name: 'Fadhil Ramadhan',
    weekdays: [2, 4],
    start: '12:30',
  },
  en: {
    nutritionist: 'zahra-khairunnisa',
    name: 'Zahra Khairunnisa',
    weekdays: [3, 5],
    start: '11:00',
  },
}

// They take the same evening, one after the other.
test.describe.configure({ mode: 'default' })

test(
  '[T117] a client waits for an evening, is offered it when another cancels, and takes it',
  { tag: '@long' },
  async ({ page, member, memberOn, otherPage, person, language }, { retry }) => {
    const locale = { locale: language }
    const { nutritionist, name, weekdays, start } = evenings[language]
    const other = memberOn(otherPage)
    await member.join(person)
    await member.buy(service)
    await member.agreeToHealthData()
    await other.join({ ...person, email: `lain-${person.email}` })
    await other.buy(service)
    await other.agreeToHealthData()
    // The last of them: today's may be too near to be booked. A retry takes another week.
    const [day = ''] = weekdays
      .map((weekday) => dayOnWeekday(weekday, Date.now() + 7 * retry * dayMs))
      .toSorted()
      .reverse()
    const query = new URLSearchParams({ nutritionist, start: `${day}T${start}:00.000Z` })
    await otherPage.goto(`/konsultasi/jadwal?${query}`)
    await otherPage.getByRole('button', { name: m.appointments_book({}, locale) }).click()
    await expect(otherPage).toHaveURL(/\/konsultasi\/sesi\//)

    await page.goto(`/konsultasi/jadwal?nutritionist=${nutritionist}`)
    await untilHydrated(page)
    await page.getByText(m.waiting_open({}, locale)).click()
    const boxes = page.getByRole('checkbox')
    for (const box of await boxes.all()) await box.uncheck()
    await boxes.nth(new Date(day).getUTCDay() - 1).check()
    await page.getByLabel(m.waiting_part({}, locale), { exact: true }).selectOption('evening')
    await page.getByLabel(m.waiting_until({}, locale)).fill(day)
    await page.getByRole('button', { name: m.waiting_join({}, locale) }).click()
    await page.getByRole('link', { name: m.waiting_joined_link({}, locale) }).click()
    await expect(page.getByText(m.waiting_leave({}, locale))).toBeVisible()

    const id = new URL(otherPage.url()).pathname.split('/').at(-1) ?? ''
    await callServer(otherPage, language, { name: 'appointments-sendCancellation', data: { id } })
    await member.openNewestMail(person.email, '/konsultasi/saya')
    await page.goto('/konsultasi/saya')
    await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d/)
    await page.getByRole('button', { name: m.waiting_accept({}, locale) }).click()
    await expect(page).toHaveURL(/\/konsultasi\/sesi\//)
    const taken = { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' }
    await page.goto('/konsultasi/saya')
    await expect(page.getByText(m.waiting_leave({}, locale))).toHaveCount(0)
    await expect(
      page.getByText(m.appointments_with({ name }, locale), { exact: true }),
    ).toBeVisible()
    // Frees the evening for the next run on the same database.
    await callServer(page, language, { name: 'appointments-sendCancellation', data: taken })
  },
)

test('a client without scripts joins the waiting list and takes its offer', {
  tag: '@long',
}, async ({ page, browser, contextOptions, member, memberOn, otherPage, person, language }) => {
  const locale = { locale: language }
  const { nutritionist, weekdays, start } = evenings[language]
  const other = memberOn(otherPage)
  await member.join(person)
  await member.buy(service)
  await member.agreeToHealthData()
  await other.join({ ...person, email: `lain-${person.email}` })
  await other.buy(service)
  await other.agreeToHealthData()
  const days = weekdays.map((weekday) => dayOnWeekday(weekday, Date.now()))
  const [day = ''] = days.toSorted().reverse()
  const query = new URLSearchParams({ nutritionist, start: `${day}T${start}:00.000Z` })
  await otherPage.goto(`/konsultasi/jadwal?${query}`)
  await otherPage.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await expect(otherPage).toHaveURL(/\/konsultasi\/sesi\//)

  const storageState = await page.context().storageState()
  const plain = await browser.newContext({
    ...contextOptions,
    storageState,
    javaScriptEnabled: false,
  })
  const plainPage = await plain.newPage()
  await plainPage.goto(`/konsultasi/jadwal?nutritionist=${nutritionist}`)
  await plainPage.getByText(m.waiting_open({}, locale)).click()
  const boxes = plainPage.getByRole('checkbox')
  for (const box of await boxes.all()) await box.uncheck()
  await plainPage.getByLabel(m.waiting_until({}, locale)).fill(day)
  const part = plainPage.getByLabel(m.waiting_part({}, locale), { exact: true })
  await part.selectOption('evening')
  const join = plainPage.getByRole('button', { name: m.waiting_join({}, locale) })
  await join.click()
  // The form comes back with what was chosen, and says what is missing.
  await expect(plainPage.getByText(m.waiting_weekdays_wrong({}, locale))).toBeVisible()
  await expect(part).toHaveValue('evening')
  await boxes.nth(new Date(day).getUTCDay() - 1).check()
  await join.click()
  await expect(plainPage).toHaveURL(/\/konsultasi\/saya/)
  await expect(plainPage.getByText(m.waiting_leave({}, locale))).toBeVisible()

  const id = new URL(otherPage.url()).pathname.split('/').at(-1) ?? ''
  await callServer(otherPage, language, { name: 'appointments-sendCancellation', data: { id } })
  await member.openNewestMail(person.email, '/konsultasi/saya')
  await plainPage.goto('/konsultasi/saya')
  await plainPage.getByRole('button', { name: m.waiting_accept({}, locale) }).click()
  await expect(plainPage).toHaveURL(/\/konsultasi\/sesi\//)
  const taken = { id: new URL(plainPage.url()).pathname.split('/').at(-1) ?? '' }
  await plainPage.goto('/konsultasi/saya')
  await expect(plainPage.getByText(m.waiting_leave({}, locale))).toHaveCount(0)
  // Frees the evening for the next run on the same database.
  await callServer(page, language, { name: 'appointments-sendCancellation', data: taken })
  await plain.close()
})
