import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { joinProgram } from './care-steps.ts'
import { chooseTime } from './choose-time.ts'
import { sharedDataDir } from './data-folder.ts'
import { pick, press, reach } from './keyboard.ts'
import type { MemberSteps } from './member-steps.ts'
import { expect, type Person, test } from './story.fixture.ts'
import type { Locale } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

type Visit = { page: Page; member: MemberSteps; person: Person }

/** A new client books a nutritionist of this test alone. Returns the client and the path of the session. */
async function bookSession({ page, member, person }: Visit, slug: string, locale: Locale) {
  const client = await joinProgram(member, person)
  await page.goto(`/konsultasi/jadwal?nutritionist=${slug}`)
  await chooseTime(page, 1)
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await page.waitForURL(/\/konsultasi\/sesi\//)
  return { client, session: new URL(page.url()).pathname }
}

const saves = '**/_serverFn/intake-sendIntake*'

/** Returns once a save that a step begins is answered. */
async function untilSaved(page: Page, step: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(saves)
  await step()
  await answered
}

/** The form as its client finds it. */
function formOn(page: Page, locale: Locale) {
  const main = page.getByRole('main')
  const saved = new RegExp(`^${m.intake_saved({ time: String.raw`\d\d` }, locale)}`)
  return {
    complaint: main.getByLabel(m.intake_ask_complaint({}, locale)),
    question: main.getByLabel(m.intake_question({ number: 1 }, locale)),
    cook: main.getByLabel(m.intake_ask_cook({}, locale)),
    save: main.getByRole('button', { name: m.intake_save({}, locale), exact: true }),
    status: main.getByRole('status'),
    saved: main.getByRole('status').filter({ hasText: saved }),
  }
}

test('by keyboard, a client prepares a session, and its nutritionist reads it', async ({
  page,
  member,
  memberOn,
  otherPage,
  person,
  language,
}) => {
  test.slow()
  const locale = { locale: language }
  const { client, session } = await bookSession({ page, member, person }, 'bagas-prasetyo', locale)
  await expect(page.getByText(m.intake_state_none({}, locale))).toBeVisible()
  await press(page.getByRole('link', { name: m.intake_link_title({}, locale) }))
  await page.waitForURL(/\/persiapan$/)
  const form = formOn(page, locale)
  await reach(form.complaint)
  await page.keyboard.type('Cepat lapar di sore hari')
  await reach(form.question)
  await page.keyboard.type('Boleh kopi susu?')
  await pick(form.cook, 'family')
  await expect(page.getByText(m.intake_saving({}, locale))).toHaveCount(0)
  await expect(form.saved).toBeVisible()
  await page.reload()
  await expect(form.complaint).toHaveValue('Cepat lapar di sore hari')
  await expect(form.question).toHaveValue('Boleh kopi susu?')
  await expect(form.cook).toHaveValue('family')
  expect(await measureOverflow(page)).toBe(0)
  expect(await findViolationsInBothModes(page)).toEqual([])

  await memberOn(otherPage).signIn(await readDemoAccount(sharedDataDir, 'bagas'))
  await otherPage.goto('/praktik/minggu')
  await press(otherPage.getByRole('link', { name: client.firstName }))
  await otherPage.waitForURL(/\/praktik\/sesi\//)
  const read = otherPage.getByRole('main')
  await expect(read.getByText('Cepat lapar di sore hari')).toBeVisible()
  await expect(read.getByText('Boleh kopi susu?')).toBeVisible()
  expect(await findViolationsInBothModes(otherPage)).toEqual([])

  await page.goto(session)
  await expect(page.getByText(m.intake_state_questions({ count: 1 }, locale))).toBeVisible()
  await page.goto('/konsultasi/saya')
  await press(page.getByText(m.appointments_care_views({ count: 1 }, locale)))
  await expect(page.getByText(m.appointments_care_view_intake({}, locale))).toBeVisible()
})

test('what could not be saved is saved later, and a client chooses between two tabs', {
  tag: '@long',
}, async ({ page, member, person, language, context }) => {
  test.slow()
  const locale = { locale: language }
  const { session } = await bookSession({ page, member, person }, 'ruth-sihombing', locale)
  await page.goto(`${session}/persiapan`)
  await untilHydrated(page)
  const form = formOn(page, locale)
  await page.route(saves, (route) => route.abort())
  await form.complaint.fill('Tanpa sambungan')
  await expect(form.status.filter({ hasText: m.intake_lost({}, locale) })).toBeVisible()
  await page.unroute(saves)
  await expect(form.saved).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto(`${session}/persiapan`)
  await untilHydrated(otherTab)
  const other = formOn(otherTab, locale)
  await expect(other.complaint).toHaveValue('Tanpa sambungan')
  await other.question.fill('Dari tab lain')
  await untilSaved(otherTab, () => other.save.click())

  await form.complaint.fill('Dari tab pertama')
  await expect(page.getByText(m.intake_other_title({}, locale))).toBeVisible()
  await expect(form.complaint).toHaveValue('Dari tab pertama')
  await page.getByRole('link', { name: m.intake_other_theirs({}, locale) }).click()
  await expect(form.complaint).toHaveValue('Tanpa sambungan')
  await expect(form.question).toHaveValue('Dari tab lain')

  await other.complaint.fill('Lagi dari tab lain')
  await untilSaved(otherTab, () => other.save.click())
  await form.complaint.fill('Yang ini saja')
  await untilSaved(page, () =>
    page.getByRole('button', { name: m.intake_other_mine({}, locale) }).click(),
  )
  await expect(page.getByText(m.intake_other_title({}, locale))).toHaveCount(0)
  await expect(form.saved).toBeVisible()
  await page.reload()
  await expect(form.complaint).toHaveValue('Yang ini saja')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is saved by its button, and keeps both versions', { tag: '@long' }, async ({
    page,
    member,
    person,
    language,
    context,
  }) => {
    const locale = { locale: language }
    const { session } = await bookSession({ page, member, person }, 'yohana-wenda', locale)
    await page.goto(`${session}/persiapan`)
    const otherTab = await context.newPage()
    await otherTab.goto(`${session}/persiapan`)
    const form = formOn(page, locale)
    await form.complaint.fill('Tanpa skrip')
    await form.save.click()
    await expect(form.saved).toBeVisible()
    await expect(form.complaint).toHaveValue('Tanpa skrip')

    const late = formOn(otherTab, locale)
    await late.complaint.fill('Dari tab lama')
    await late.save.click()
    await expect(otherTab.getByText(m.intake_other_title({}, locale))).toBeVisible()
    await expect(late.complaint).toHaveValue('Dari tab lama')
    await otherTab.getByRole('button', { name: m.intake_other_mine({}, locale) }).click()
    await expect(late.saved).toBeVisible()
    await page.reload()
    await expect(form.complaint).toHaveValue('Dari tab lama')
  })
})
