import { m } from '#app/i18n/paraglide/messages.js'
import { leftOnDevice, untilOnDevice } from './device-steps.ts'
import { answerEating, fillProfile, openGoals } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

test('[S2.26] offline drafts of a goal and a profile survive navigation and a reload, and signing out deletes them', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await fillProfile(page, locale)
  await answerEating(page, 1, locale)
  const target = page.getByLabel(m.goals_target({}, locale))
  const weeks = page.getByLabel(m.goals_weeks({}, locale))
  await expect(target).toBeVisible()
  // The service worker must cache both pages with the profile before the connection is cut.
  const today = page.getByRole('link', { name: m.tracker_nav_today({}, locale) })
  const goals = page.getByRole('link', { name: m.tracker_nav_goals({}, locale) })
  const change = page.getByText(m.food_targets_change({}, locale), { exact: true })
  await untilOnDevice(page)
  await today.click()
  await expect(change).toBeVisible()
  await goals.click()
  await page.reload()
  await untilHydrated(page)

  await context.setOffline(true)
  await target.fill('72,5')
  await weeks.fill('40')
  await today.click()
  await change.click()
  const height = page.getByLabel(m.food_height({}, locale))
  await height.fill('171,5')
  await page.getByRole('button', { name: m.food_targets_submit({}, locale), exact: true }).click()
  await expect(page.getByText(m.food_failed_title({}, locale))).toBeVisible()
  await page.reload()
  await change.click()
  await expect(height).toHaveValue('171,5')
  await expect(page.getByText(m.sync_draft({}, locale))).toBeVisible()
  await goals.click()
  await expect(target).toHaveValue('72,5')
  await expect(weeks).toHaveValue('40')
  expect(page.url()).not.toMatch(/72|171/)
  // The answers to the five SCOFF questions are never stored.
  expect(await leftOnDevice(page)).not.toMatch(/scoff|"sick"/i)

  await context.setOffline(false)
  await today.click()
  await change.click()
  await page.getByRole('button', { name: m.food_targets_submit({}, locale), exact: true }).click()
  await expect(page.getByText(m.food_targets_saved({}, locale))).toBeVisible()
  await page.reload()
  await change.click()
  await expect(height).toHaveValue('171,5')
  await expect(page.getByText(m.sync_draft({}, locale))).toHaveCount(0)
  expect(await leftOnDevice(page)).toContain('72,5')
  await member.signOut(person)
  expect(await leftOnDevice(page)).not.toMatch(/"draft |72,5|171,5/)
})
