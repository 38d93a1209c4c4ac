import { m } from '#app/i18n/paraglide/messages.js'
import { untilAlive } from './alive.ts'
import { expect, test } from './story.fixture.ts'

test('what is pressed before the scripts have arrived happens once they have', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const scripts = Promise.withResolvers<void>()
  await page.route('/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/policy')
  const settings = page.getByRole('button', { name: m.consent_settings({}, locale) })
  for (const _ of ['at first', 'and again', 'and once more']) await settings.click()
  const panel = page.getByRole('dialog', { name: m.consent_title({}, locale) })
  await expect(panel).toBeHidden()
  scripts.resolve()
  await expect(panel).toBeVisible()
  await untilAlive(settings)
  await panel.getByRole('button', { name: m.consent_close({}, locale) }).click()
  await expect(panel).toBeHidden()
})
