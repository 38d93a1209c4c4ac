import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { storedKeys, untilOnDevice } from './device-steps.ts'
import { drawJpeg } from './photo-file.ts'
import { openPhotos, photoParts } from './photo-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday, openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

test('[S2.26] photos taken offline survive a reload and arrive once under their ids', {
  tag: '@long',
}, async ({ page, context, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await untilOnDevice(page)
  const { file, day, status, unsent, saved } = photoParts(page, locale)
  const jpeg = await drawJpeg(page)
  const tracker = new URL(page.url()).pathname

  await context.setOffline(true)
  await page.goto(`${tracker}/photos`)
  await expect(page.getByText(m.photos_unseen_title({}, locale))).toBeVisible()
  await untilHydrated(file.page())
  // The field reports at once what the browser itself can check.
  await file.setInputFiles(photoFile(Buffer.from('%PDF-1.7 …')))
  await expect(file).toHaveAccessibleDescription(new RegExp(m.photos_no_photo({}, locale)))
  await expect(file).toBeFocused()
  await expect(unsent.getByRole('img')).toHaveCount(0)

  // The second file begins like a photo; only the server can detect that it is broken.
  const broken = Buffer.concat([jpeg.subarray(0, 20), Buffer.from('no picture')])
  for (const [daysAgo, content] of [jpeg, broken, jpeg].entries()) {
    await day.fill(dayFromToday(-daysAgo))
    await file.setInputFiles(photoFile(content))
    await expect(unsent.getByRole('img')).toHaveCount(daysAgo + 1)
    await expect(status(m.photos_kept_here({}, locale))).toBeVisible()
  }
  await page.reload()
  await expect(unsent.getByRole('img')).toHaveCount(3)
  const newest = unsent.getByRole('img').last()
  await expect.poll(() => newest.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  expect(await findViolationsInBothModes(page)).toEqual([])
  await unsent
    .getByRole('button', { name: m.photos_delete({}, locale) })
    .first()
    .press('Enter')
  await expect(unsent.getByRole('img')).toHaveCount(2)
  await expect(page.locator(':focus')).toHaveRole('status')
  await page.goto(tracker)
  await expect(page.getByText(m.sync_unsent_photos({ count: 2 }, locale))).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(m.sync_refused_photo_title({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.sync_refused_photo_open({}, locale) }).click()
  await expect(saved.getByRole('img')).toHaveCount(1)
  await expect(unsent.getByRole('status')).toContainText([m.photos_no_photo({}, locale)])
  await unsent.getByText(m.photos_unsent_again({}, locale), { exact: true }).click()
  await expect(unsent.getByRole('status')).toContainText([m.photos_no_photo({}, locale)])
  await unsent.getByRole('button', { name: m.photos_delete({}, locale) }).click()
  await expect(unsent.getByRole('img')).toHaveCount(0)
  await page.reload()
  await expect(saved.getByRole('img')).toHaveCount(1)
  await expect(unsent.getByRole('img')).toHaveCount(0)
  const archive = await (await page.request.get(`${tracker}/export?format=csv`)).body()
  expect(archive.toString('latin1').match(/-[\da-f]{32}\.jpg/g)).toHaveLength(2)
  expect(archive.includes(`${dayFromToday(0)}-`)).toBe(true)

  await member.signOut(person)
  expect(await storedKeys(page)).toEqual([])
})

test('[S2.26] a member who signs out is warned about unsent photos, and the device deletes them', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await openPhotos(page, locale)
  const { file, status, unsent } = photoParts(page, locale)
  await page.route('**/photos', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await untilHydrated(page)
  await file.setInputFiles(photoFile(await drawJpeg(page)))
  await expect(status(m.photos_kept_here({}, locale))).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.getByText(person.firstName, { exact: true }).locator('visible=true').click()
  const signOut = banner.getByRole('button', { name: m.auth_sign_out({}, locale) })
  await signOut.locator('visible=true').click()
  await expect(page.getByText(m.sync_leave_photos({ count: 1 }, locale))).toBeVisible()
  await expect(unsent.getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: m.sync_leave_go({}, locale) }).click()
  await expect(banner.getByText(person.firstName, { exact: true })).toHaveCount(0)
  expect(await storedKeys(page)).toEqual([])
})
test('a photo without consent to health data asks for it and arrives once it is given', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await openPhotos(page, locale)
  await untilHydrated(page)
  const { file, unsent, saved } = photoParts(page, locale)
  await member.withdrawHealthConsent()
  await file.setInputFiles(photoFile(await drawJpeg(page)))
  await expect(page.getByText(m.consent_health_waiting({}, locale))).toBeVisible()
  await expect(unsent.getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: m.consent_health_read({}, locale) }).press('Enter')
  await page.getByRole('button', { name: m.consent_health_agree({}, locale) }).press('Enter')
  await expect(saved.getByRole('img')).toHaveCount(1)
  await expect(unsent.getByRole('img')).toHaveCount(0)
})

function photoFile(buffer: Buffer) {
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}
