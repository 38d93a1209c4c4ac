import { writeFile } from 'node:fs/promises'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { drawJpeg } from './photo-file.ts'
import { openPhotos, photoParts } from './photo-steps.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] a member stores photos, compares two days, reads why others are refused, and deletes one', async ({
  page,
  member,
  person,
  language,
  otherPage,
}, testInfo) => {
  test.slow()
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await openPhotos(page, locale)
  const photosPath = new URL(page.url()).pathname

  const { file, day, save, status, saved: all } = photoParts(page, locale)
  const alert = page.getByRole('alert')
  await untilHydrated(page)
  const pdf = Buffer.from('%PDF-1.7 …')
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: pdf })
  await expect(status(m.photos_no_photo({}, locale))).toBeVisible()
  const huge = testInfo.outputPath('besar.jpg')
  await writeFile(huge, Buffer.alloc(30 * 1024 * 1024, 0xff))
  await file.setInputFiles(huge)
  await expect(status(m.photos_too_large({}, locale))).toBeVisible()
  await expect(file).toBeFocused()
  // Only the server detects a file that merely begins like a photo.
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pdf])
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: broken })
  await expect(alert).toContainText(m.photos_no_photo({}, locale))

  // One photo goes through the page, which strips its location; another is posted to the server
  // unstripped.
  const jpeg = withPlace(await drawJpeg(page))
  // A future date is reported at the date field, and the file stays chosen.
  await day.fill(dayBefore(-2))
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect(day).toHaveAccessibleErrorMessage(m.photos_day_wrong({}, locale))
  await expect(day).toBeFocused()
  await expect(alert).toHaveCount(0)
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('foto.jpg')
  await day.fill(dayBefore(1))
  await save.click()
  await expect(status(m.photos_kept({}, locale))).toBeVisible()
  const upload = await page.request.post(photosPath, {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      id: 'photo-from-elsewhere',
      takenOn: dayBefore(2),
      file: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    },
  })
  expect(await upload.json()).toEqual({ kind: 'saved' })
  await page.reload()
  const comparison = page.getByRole('region', { name: m.photos_compare_title({}, locale) })
  const sides = comparison.getByRole('img')
  await expect(sides).toHaveCount(2)
  for (const side of await sides.all()) {
    await expect.poll(() => side.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
    const answer = await page.request.get((await side.getAttribute('src')) ?? '')
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await answer.body()).includes('GPS')).toBe(false)
  }

  // The archive contains both, and no other user can read either.
  const archive = await page.request.get(photosPath.replace(/photos$/, 'export?format=csv'))
  const packed = await archive.body()
  expect(packed.includes(`${dayBefore(2)}-photo-from-elsewhere.jpg`)).toBe(true)
  expect(packed.includes('GPS')).toBe(false)
  const stranger = await otherPage.request.get(`${photosPath}/photo-from-elsewhere`, {
    maxRedirects: 0,
  })
  expect(stranger.status()).toBe(303)

  await expect(all.getByRole('img')).toHaveCount(2)
  const oldest = all.getByRole('button', { name: m.photos_delete({}, locale) }).last()
  await untilHydrated(page)
  await oldest.click()
  await expect(all.getByRole('img')).toHaveCount(1)
  expect((await page.request.get(`${photosPath}/photo-from-elsewhere`)).status()).toBe(404)
})

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
}

/** Adds the location that a phone writes in front of the picture. */
function withPlace(jpeg: Buffer): Buffer {
  const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0 GPS -6.175110 106.865036', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}
