import { m } from '#app/i18n/paraglide/messages.js'
import { openFilm } from './open-film.ts'
import { expect, test } from './story.fixture.ts'

test('[S1.11] the film plays, with captions in the language of the page', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const player = await openFilm(page, locale)
  await expect(player.locator('video')).toHaveJSProperty('paused', true)
  await page.keyboard.press('Space')
  await expect(player.locator('video')).toHaveJSProperty('paused', false)
  await expect(player).toContainText(
    language === 'id' ? 'satu piring, empat bagian' : 'one plate in four parts',
  )
  await page.keyboard.press('c')
  await expect(player.getByRole('button', { name: m.player_captions({}, locale) })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.keyboard.press('Space')
  await expect(player.locator('video')).toHaveJSProperty('paused', true)
})
