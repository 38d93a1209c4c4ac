import { m } from '#app/i18n/paraglide/messages.js'
import { type Member, newerCssFunctions, newerMembers } from '#tests/baseline/newer-members.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test.beforeEach(({ page }) => page.addInitScript(deleteMembers, newerMembers))

/** Runs in the page before its scripts. Leaves it what the oldest supported browsers have. */
function deleteMembers(members: Member[]): void {
  const globals = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const { owner, name, place } of members) {
    const object = globals[owner]
    if (object && place !== 'prototype') Reflect.deleteProperty(object, name)
    if (object?.prototype && place !== 'itself') Reflect.deleteProperty(object.prototype, name)
  }
}

test('a member signs in on the way to the tracker and logs a weight in the oldest supported browsers', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await member.agreeToHealthData()
  await member.buy('seimbang-harian-12w')
  await page.context().clearCookies()
  await page.goto('/ahli-gizi')
  await untilHydrated(page)
  expect(await page.evaluate(() => 'parse' in URL || 'withResolvers' in Promise)).toBe(false)

  await page.goto('/tracker')
  await page.waitForURL(/\/auth/)
  await member.signInHere(person)
  await page.waitForURL(/\/tracker\/./)
  await untilHydrated(page)
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('72.5')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByRole('status').filter({ hasText: /72[.,]5/ })).toBeVisible()
})

test('the style sheet calls no function that the oldest supported browsers lack', async ({
  page,
}) => {
  await page.goto('/')
  const styles = await page.locator('style').allTextContents()
  const called = new Set(styles.join('').match(/[a-z-]+(?=\()/g))
  expect(called).toContain('oklch')
  expect(newerCssFunctions.filter((name) => called.has(name))).toEqual([])
})
