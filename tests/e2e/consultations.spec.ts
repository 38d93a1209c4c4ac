import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

const service = 'seimbang-harian-12w'

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
  await page.goto(timesOf('siti-rahmawati'))
  await chooseTime(page, 0)
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
  await expect(page).toHaveURL(/nutritionist=siti-rahmawati/)
  await chooseTime(page, 3)
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)

  await page.getByText(m.appointments_cancel_open({}, locale)).click()
  await page.getByRole('button', { name: m.appointments_cancel({}, locale) }).click()
  await expect(page.getByText(m.appointments_state_cancelled_back({}, locale))).toBeVisible()

  await page.goto(first)
  const time = page.getByRole('main').getByRole('heading', { level: 1 }).locator('~ div')
  const before = (await time.textContent()) ?? ''
  await page.getByRole('link', { name: m.appointments_move_choose({}, locale) }).click()
  await chooseTime(page, 4)
  await page.getByRole('button', { name: m.appointments_move({}, locale) }).click()
  await expect(page).toHaveURL(first)
  await expect(time).not.toHaveText(before)

  await page.goto('/konsultasi/saya')
  const credits = page
    .getByRole('heading', { name: m.appointments_credits({}, locale) })
    .locator('..')
  await expect(credits.getByRole('listitem')).toHaveText([/^\+1/, /^−1/, /^−1/, /^\+6/])

  await page.goto('/')
  const standing = page.getByRole('region', { name: m.home_standing_label({}, locale) })
  await standing.getByRole('link', { name: m.home_standing_session_open({}, locale) }).click()
  await expect(page).toHaveURL(first)
})

test('a time that a client without scripts takes first leaves the choice and offers the nearest', async ({
  page,
  browser,
  contextOptions,
  member,
  memberOn,
  otherPage,
  person,
  language,
}) => {
  const locale = { locale: language }
  const other = memberOn(otherPage)
  await member.join(person)
  await member.buy(service)
  await other.join({ ...person, email: `lain-${person.email}` })
  await other.buy(service)
  await other.agreeToHealthData()
  await member.agreeToHealthData()
  await page.goto(timesOf('nur-aisyah'))
  await chooseTime(page, 0)
  const topic = page.getByLabel(m.appointments_topic({}, locale))
  await topic.fill('Gula darah pagi')
  const book = m.appointments_book({}, locale)
  const storageState = await otherPage.context().storageState()
  const plain = await browser.newContext({
    ...contextOptions,
    storageState,
    javaScriptEnabled: false,
  })
  const plainPage = await plain.newPage()
  await plainPage.goto(page.url())
  await plainPage.getByRole('button', { name: book }).click()
  await expect(plainPage).toHaveURL(/\/konsultasi\/sesi\//)

  // The form of a taken time comes back as it was sent.
  await plainPage.goto(page.url())
  await plainPage.getByLabel(m.appointments_topic({}, locale)).fill('Makan di kantor')
  await plainPage.getByRole('button', { name: book }).click()
  await expect(
    plainPage.getByRole('status').filter({ hasText: m.appointments_taken_title({}, locale) }),
  ).toContainText(m.appointments_taken_text({}, locale))
  await expect(plainPage.getByLabel(m.appointments_topic({}, locale))).toHaveValue(
    'Makan di kantor',
  )
  await plain.close()

  await page.getByRole('button', { name: book }).click()
  const taken = page.getByRole('status').filter({ hasText: m.appointments_taken_title({}, locale) })
  await expect(taken.getByRole('link')).toHaveCount(3)
  await expect(topic).toHaveValue('Gula darah pagi')
  await taken.getByRole('link').first().click()
  await page.getByRole('button', { name: book }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)
  await expect(page.getByText('Gula darah pagi')).toBeVisible()
})

test('a visitor without a program buys a single consultation at a time of their choice', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/konsultasi?nutritionist=hendra-gunawan')
  await page.getByRole('link', { name: m.consultation_chosen_times({}, locale) }).click()
  await chooseTime(page, 1)
  const chosen = page.getByRole('main').locator('#pesan')
  const time = (await chosen.getByRole('heading').textContent()) ?? ''
  await chosen.getByRole('link', { name: m.appointments_single_order({}, locale) }).click()
  await expect(page).toHaveURL(/\/cart\/check-order/)
  const main = page.getByRole('main')
  await expect(main.getByText(time)).toBeVisible()
  await expect(main.getByText(m.cart_single_next_booked({}, locale))).toBeVisible()

  await member.join(person)
  await page.reload()
  await member.orderHere()
  await page.goto('/konsultasi/saya')
  await expect(main.getByText(time)).toBeVisible()
  await main.getByRole('link', { name: m.appointments_pay({}, locale) }).click()
  await main.getByRole('link', { name: m.cart_pending_link({}, locale) }).click()
  await main.getByRole('link', { name: m.cart_pay_now({}, locale) }).click()
  await member.payHere()
  await expect(main.getByText(time).first()).toBeVisible()
  await main.getByRole('link', { name: m.cart_single_open({}, locale) }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)
  const cancel = main.getByRole('heading', { name: m.appointments_cancel_heading({}, locale) })
  await expect(cancel).toBeVisible()
  await page.goto('/konsultasi/saya')
  const credits = main.getByRole('heading', { name: m.appointments_credits({}, locale) })
  await expect(credits.locator('..').getByRole('listitem')).toHaveText([/^−1/, /^\+1/])
})

function timesOf(slug: string): string {
  return `/konsultasi/jadwal?nutritionist=${slug}`
}

/** Presses the free time at a place of the shown list. */
async function chooseTime(page: Page, index: number): Promise<void> {
  const times = page.getByRole('main').locator('a[href*="start="]')
  await times.nth(index).click()
  await expect(page).toHaveURL(/start=/)
}
