import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { joinProgram, openClient } from './care-steps.ts'
import { sharedDataDir } from './data-folder.ts'
import { answerEating, fillProfile } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('a client whom the rules refuse sets a goal after the nutritionist signs, and can end it', {
  tag: '@long',
}, async ({ page, member, memberOn, otherPage, person, language }) => {
  const locale = { locale: language }
  const client = await joinProgram(member, person)
  await member.startCare('bagas-prasetyo')
  await page.goto('/konsultasi/saya')
  await page.getByLabel(m.sharing_section_goals({}, locale), { exact: true }).check()
  await page.getByRole('button', { name: m.appointments_care_save({}, locale) }).click()
  await expect(page.getByText(m.appointments_care_saved({}, locale))).toBeVisible()
  await page.goto('/tracker')
  await page.waitForURL(/\/tracker\/./)
  await untilHydrated(page)
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('80')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByRole('status').filter({ hasText: /80[.,]0/ })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale) }).click()
  await fillProfile(page, locale)
  await answerEating(page, 2, locale)
  await expect(page.getByText(m.goals_person_eating({}, locale))).toBeVisible()

  const visit = { page: otherPage, member: memberOn(otherPage), client }
  const account = await readDemoAccount(sharedDataDir, 'bagas')
  await openClient(visit, account)
  await untilHydrated(otherPage)
  await expect(otherPage.getByText(m.practice_clearance_eating({}, locale))).toBeVisible()
  await otherPage.getByText(m.practice_clearance_sign({}, locale)).click()
  const submit = otherPage.getByRole('button', { name: m.practice_clearance_submit({}, locale) })
  await submit.click()
  for (const missing of [
    m.practice_clearance_reasons_missing({}, locale),
    m.practice_clearance_rationale_missing({}, locale),
    m.practice_clearance_until_wrong({}, locale),
  ])
    await expect(otherPage.getByText(missing)).toBeVisible()
  expect(await findViolationsInBothModes(otherPage)).toEqual([])
  expect(await measureOverflow(otherPage)).toBe(0)
  await otherPage.getByLabel(m.practice_clearance_lift_eating({}, locale)).check()
  await otherPage
    .getByLabel(m.practice_clearance_rationale({}, locale))
    .fill('Wawancara tidak menunjukkan gangguan makan.')
  const until = otherPage.getByLabel(m.practice_clearance_until({}, locale))
  await until.fill((await until.getAttribute('max')) ?? '')
  await otherPage.locator('[name="proof"]').fill(account.password)
  await submit.click()
  const endByNutritionist = { name: m.practice_clearance_end({}, locale) }
  await expect(otherPage.getByRole('button', endByNutritionist)).toBeVisible()

  // The page of the client hears of it.
  await page.getByText(m.goals_cleared_more({}, locale)).click()
  await expect(page.getByText(/Wawancara tidak/)).toBeVisible()
  await page.getByLabel(m.goals_target({}, locale)).fill('75')
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
  await page.getByRole('button', { name: m.goals_save({}, locale) }).click()
  await expect(page.getByText(m.goals_saved({}, locale))).toBeVisible()
  expect(await findViolationsInBothModes(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)

  // A goal that was ended by mistake is set again in one press.
  await page.getByRole('button', { name: m.goals_end({}, locale) }).click()
  await page.getByText(m.goals_earlier({ count: 1 }, locale)).click()
  await page.getByRole('button', { name: /75[.,]0/ }).click()
  await expect(page.getByText(m.goals_current_title({}, locale))).toBeVisible()

  await page.getByRole('button', { name: m.goals_cleared_end({}, locale) }).click()
  await expect(page.getByText(m.goals_person_eating({}, locale))).toBeVisible()
})
