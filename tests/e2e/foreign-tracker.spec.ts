import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './foreign.fixture.ts'

test('if the main backend has no goals, foods, photos and links, their pages say so', async ({
  page,
  recorder,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  recorder.answer('GET /v1/trackers/elsewhere-1', () => ({
    body: {
      data: {
        id: 'elsewhere-1',
        programSlug: 'berat-sehat',
        startsOn: '2026-01-05',
        endsOn: '2027-01-05',
        weights: [{ measuredOn: '2026-01-05', kilograms: 70.5 }],
      },
    },
  }))
  await signIn()
  await page.goto('/tracker/elsewhere-1')
  await expect(page.getByText(/70[.,]5/).first()).toBeVisible()
  const pages = [
    m.tracker_nav_foods({}, locale),
    m.tracker_nav_goals({}, locale),
    m.photos_nav({}, locale),
    m.sharing_nav({}, locale),
  ]
  for (const name of pages) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByText(m.tracker_not_offered_title({}, locale))).toBeVisible()
    await page.reload()
    await expect(page.getByText(m.tracker_not_offered_title({}, locale))).toBeVisible()
  }
})
