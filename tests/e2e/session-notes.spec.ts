import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { bookOn } from './care-steps.ts'
import { MemberSteps } from './member-steps.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** A Tuesday. */
const startsAt = '2026-12-01T03:00:00Z'
/** The nutritionist of the demo is free then. */
const saturday = '2026-12-05'
/** To an hour after the start of the session on Saturday. */
const stepMs = 4 * dayMs + 4 * hourMs + 5 * minuteMs
const language = 'id'
const locale = { locale: language } as const
const { origin, moveClock, demoAccount } = siteWithMovedClock({ port: 4399, startsAt, stepMs })
const visit = visitIn(language, origin)
const client = { firstName: 'Ratna', email: 'ratna@example.org', password: 'kata sandi ratna' }
test.use(visit)

test('[T110] a nutritionist signs a note and adds to it, and the client reads it and marks a step', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const { language: _, standInOrigin, ...screen } = visit
  const storageState = { cookies: [refusedCookies], origins: [] }
  const [mine, theirs] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ ...screen, storageState })).newPage()),
  )
  if (!mine || !theirs) return
  const member = new MemberSteps(mine, { language, standInOrigin })
  await member.join(client)
  await member.buy('seimbang-harian-12w')
  await member.agreeToHealthData()
  const id = await bookOn(mine, { nutritionist: 'bagas-prasetyo', date: saturday }, locale)
  moveClock()

  const account = await demoAccount('bagas')
  await new MemberSteps(theirs, { language, standInOrigin }).signIn(account)
  await theirs.goto(`/praktik/sesi/${id}`)
  await theirs.getByRole('link', { name: m.notes_link_write({}, locale) }).click()
  await theirs.waitForURL(/\/catatan$/)
  await untilHydrated(theirs)
  const field = (name: string) => theirs.getByLabel(name, { exact: true })
  const press = (name: string) => theirs.getByRole('button', { name, exact: true }).click()
  await field(m.notes_assessment_label({}, locale)).fill('Sayur kurang dari satu porsi sehari.')
  await press(m.notes_diagnosis_add({}, locale))
  await field(m.notes_problem({}, locale)).fill('Asupan serat kurang')
  await field(m.notes_etiology({}, locale)).fill('kantin jarang menyediakan sayur')
  await field(m.notes_sign_number({ number: 1 }, locale)).fill('serat 12 g sehari')

  // What is not complete is named, and what was typed is there again after a reload.
  await press(m.notes_sign({}, locale))
  await expect(theirs.getByText(m.notes_gap_summary({}, locale))).toBeVisible()
  await expect(theirs.getByRole('status').filter({ hasText: 'Tersimpan' })).toBeVisible()
  await theirs.reload()
  await untilHydrated(theirs)
  await expect(field(m.notes_problem({}, locale))).toHaveValue('Asupan serat kurang')
  expect(await findViolationsInBothModes(theirs)).toEqual([])
  expect(await measureOverflow(theirs)).toBe(0)

  await theirs
    .getByLabel(m.notes_intervention_label({ problem: 'Asupan serat kurang' }, locale))
    .fill('Bawa sayur dari rumah.')
  await press(m.notes_action_add({}, locale))
  await field(m.notes_action_label({}, locale)).fill('Bawa wadah sayur')
  await field(m.notes_action_until({}, locale)).fill('2026-12-20')
  await field(m.notes_measure_other_label({}, locale)).fill('catatan makan')
  await field(m.notes_measure_on({}, locale)).fill('2026-12-20')
  await field(m.notes_summary_label({}, locale)).fill('Kita tambah sayur di hari kerja.')
  await press(m.notes_sign({}, locale))
  const password = theirs.locator('[name="proof"]')
  await password.fill('salah sekali')
  await press(m.notes_sign_submit({}, locale))
  await expect(theirs.getByText(m.profile_proof_password_wrong({}, locale))).toBeVisible()
  await password.fill(account.password)
  await press(m.notes_sign_submit({}, locale))
  await expect(theirs.getByText(m.notes_signed_title({}, locale))).toBeVisible()
  await field(m.notes_addendum_label({}, locale)).fill('Susu kedelai juga boleh.')
  await press(m.notes_addendum_add({}, locale))
  await expect(theirs.getByText(m.notes_addendum_added({}, locale))).toBeVisible()

  await mine.goto(`/konsultasi/sesi/${id}`)
  await mine.getByRole('link', { name: m.notes_read_summary({}, locale) }).click()
  await mine.waitForURL(/\/hasil$/)
  await untilHydrated(mine)
  await expect(mine.getByText('Kita tambah sayur di hari kerja.')).toBeVisible()
  await expect(mine.getByText('Susu kedelai juga boleh.')).toBeVisible()
  await mine.getByText(m.notes_whole_note({}, locale)).click()
  await expect(mine.getByText('kantin jarang menyediakan sayur')).toBeVisible()
  const done = mine.getByRole('button', { name: m.notes_outcome_done({}, locale) })
  await done.click()
  await expect(done).toHaveAttribute('aria-pressed', 'true')
  expect(await findViolationsInBothModes(mine)).toEqual([])
  expect(await measureOverflow(mine)).toBe(0)
})
