import { m } from '#app/i18n/paraglide/messages.js'
import { answerEating, fillProfile, openGoals } from './goal-steps.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { drawJpeg } from './photo-file.ts'
import { photoParts } from './photo-steps.ts'
import { expect, test } from './story.fixture.ts'
import { dayFromToday } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] a goal, a link, a photo and an import whose replies are lost are retried and stored once', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  test.slow()
  const locale = { locale: language }
  const alert = page.getByRole('alert')
  await openGoals({ page, member, person }, locale)
  const trackerPath = new URL(page.url()).pathname.replace(/\/goals$/, '')
  const openPage = async (name: string, path: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(trackerPath + path)
  }

  await test.step('a goal', async () => {
    await fillProfile(page, locale)
    await answerEating(page, 0, locale)
    await page.getByLabel(m.goals_target({}, locale)).fill('74')
    await page.getByLabel(m.goals_weeks({}, locale)).fill('26')
    await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
    const isLost = await loseNextAnswer(page, '*/goal-sendGoal*')
    await page.getByRole('button', { name: m.goals_save({}, locale) }).click()
    await isLost()
    // The page refetches and finds the goal.
    await expect(page.getByText(m.goals_current_title({}, locale))).toBeVisible()
  })

  await test.step('a link', async () => {
    await openPage(m.sharing_nav({}, locale), '/sharing')
    const submit = page.getByRole('button', { name: m.sharing_submit({}, locale) })
    await untilHydrated(page)
    await page.getByLabel(m.sharing_label({}, locale), { exact: true }).fill('Dokter')
    const isLost = await loseNextAnswer(page, '*/sharing-sendShare*')
    await submit.click()
    await isLost()
    await expect(alert).toBeVisible()
    await submit.click()
    await expect(page.getByLabel(m.sharing_made_label({}, locale))).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dokter' })).toHaveCount(1)
  })

  await test.step('a photo', async () => {
    await openPage(m.photos_nav({}, locale), '/photos')
    const { file, status, saved } = photoParts(page, locale)
    await untilHydrated(page)
    const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page) }
    const isLost = await loseNextAnswer(page, '*/photos')
    await file.setInputFiles(photo)
    await isLost()
    // The photo waits on the device and is retried automatically.
    await expect(status(m.photos_kept_here({}, locale))).toBeVisible()
    await expect(status(m.photos_kept({}, locale))).toBeVisible()
    await page.reload()
    await expect(saved.getByRole('img')).toHaveCount(1)
  })

  await test.step('a file', async () => {
    await openPage(m.portability_nav({}, locale), '/data')
    const file = page.getByLabel(m.portability_file({}, locale))
    await untilHydrated(page)
    const csv = `Tanggal;Berat (kg)\r\n${dayFromToday(-2)};81,5\r\n${dayFromToday(-1)};81\r\n`
    const isFirstLost = await loseNextAnswer(page, '*/import')
    await file.setInputFiles({ name: 'berat.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await isFirstLost()
    await page.getByRole('button', { name: m.portability_again({}, locale) }).click()
    const keep = page.getByRole('button', { name: m.portability_keep_all({ rows: '2' }, locale) })
    await expect(keep).toBeVisible()
    const isSecondLost = await loseNextAnswer(page, '*/import')
    await keep.click()
    await isSecondLost()
    await page.getByRole('button', { name: m.portability_again({}, locale) }).click()
    await expect(
      page.getByText(m.portability_kept_title({}, locale), { exact: true }),
    ).toBeVisible()
  })

  const { goals, weights } = await (
    await page.request.get(`${trackerPath}/export?format=json`)
  ).json()
  expect(goals).toHaveLength(1)
  expect(weights.map(({ kilograms }: { kilograms: number }) => kilograms)).toEqual([81.5, 81, 80])
})
