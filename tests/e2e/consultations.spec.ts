import { m } from '#app/i18n/paraglide/messages.js'
import { chooseLaterTime, chooseTime } from './choose-time.ts'
import { expect, test } from './story.fixture.ts'

const service = 'seimbang-harian-12w'
/** Both languages book at the same time. */
const nutritionists = {
  ofGuest: {
    id: { slug: 'ni-made-savitri', name: 'Ni Made Savitri' },
    en: { slug: 'ayu-wulandari', name: 'Ayu Wulandari' },
  },
  ofMember: { id: { slug: 'siti-rahmawati' }, en: { slug: 'sulastri' } },
}

test('a guest goes from a time on a profile to a program, an account and the first session', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  const { slug, name } = nutritionists.ofGuest[language]
  const main = page.getByRole('main')
  await page.goto(`/ahli-gizi/${slug}`)
  await chooseTime(page, 0)
  await main.getByRole('link', { name: m.appointments_without_programs({ name }, locale) }).click()
  await page.waitForURL(/\/ahli-gizi\//)
  await main.locator(`a[href^="/program/seimbang-harian"]`).click()
  await page.locator(`[value="${service}"]`).check()
  await page.getByRole('link', { name: m.programs_to_order({}, locale) }).click()
  await page.waitForURL(/\/cart\/check-order/)
  await expect(main.getByText(name).first()).toBeVisible()
  await page.getByRole('link', { name: m.cart_guest_sign_up({}, locale) }).click()
  await page.waitForURL(/\/auth\?/)
  await member.signUpHere(person)
  await member.followLinkInMail(person.email)
  await page.waitForURL(/\/cart\/check-order/)
  await member.orderHere()
  await member.payHere()
  await page.getByRole('link', { name: m.cart_book_first_session({}, locale) }).click()
  await expect(
    page.getByRole('heading', { name: m.appointments_book_title({ name }, locale) }),
  ).toBeVisible()
  await chooseTime(page, 0)
  await expect(page.getByText(m.appointments_starts_program({}, locale))).toBeVisible()
  await page.getByLabel(m.appointments_topic({}, locale)).fill('Sarapan untuk anak')
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  // The first session is the first health data. A no keeps what was typed.
  const sheet = page.getByRole('dialog', { name: m.consent_health_title({}, locale) })
  await sheet.getByRole('button', { name: m.consent_health_decline({}, locale) }).click()
  await expect(page.getByText(m.errors_health_consent_needed({}, locale))).toBeVisible()
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await sheet.getByRole('button', { name: m.consent_health_agree({}, locale) }).click()
  await page.waitForURL(/\/konsultasi\/sesi\//)
  await expect(page.getByText('Sarapan untuk anak')).toBeVisible()
})

test('a client books from a profile and from the tracker, moves a session and cancels one', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await member.buy(service)
  await member.agreeToHealthData()
  const { slug } = nutritionists.ofMember[language]
  await page.goto(`/ahli-gizi/${slug}`)
  await chooseLaterTime(page)
  await page.getByLabel(m.appointments_topic({}, locale)).fill('Sarapan untuk anak')
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)
  await expect(page.getByText('Sarapan untuk anak')).toBeVisible()
  const first = page.url()
  const calendar = page.getByRole('link', { name: m.appointments_calendar({}, locale) })
  const entry = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(await entry.text()).toContain('BEGIN:VEVENT')

  // Three presses from the tracker.
  await page.goto('/tracker')
  await page.getByRole('link', { name: m.tracker_book_session({}, locale) }).click()
  await expect(page).toHaveURL(new RegExp(`nutritionist=${slug}`))
  await chooseLaterTime(page)
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)

  await page.getByText(m.appointments_cancel_open({}, locale)).click()
  await page.getByRole('button', { name: m.appointments_cancel({}, locale) }).click()
  // On a phone the part that was pressed was far below the result.
  await expect(page.getByText(m.appointments_state_cancelled_back({}, locale))).toBeInViewport()

  await page.goto(first)
  const time = page.getByRole('main').getByRole('heading', { level: 1 }).locator('~ div')
  const before = (await time.textContent()) ?? ''
  await page.getByRole('link', { name: m.appointments_move_choose({}, locale) }).click()
  await chooseLaterTime(page, 3)
  await page.getByRole('button', { name: m.appointments_move({}, locale) }).click()
  await expect(page).toHaveURL(first)
  await expect(time).not.toHaveText(before)

  await page.goto('/konsultasi/saya')
  const credits = page
    .getByRole('heading', { name: m.appointments_credits({}, locale) })
    .locator('..')
  await expect(credits.getByRole('listitem')).toHaveText([/^\+1/, /^−1/, /^−1/, /^\+6/])

  await page.goto('/')
  const strip = page.getByRole('region', { name: m.home_strip_label({}, locale) })
  await strip.getByRole('link', { name: m.home_strip_session_open({}, locale) }).click()
  await expect(page).toHaveURL(first)
})
