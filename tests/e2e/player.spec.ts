import { m } from '#app/i18n/paraglide/messages.js'
import { openFilm } from './open-film.ts'
import { expect, test } from './story.fixture.ts'

test('[S9.09] the player seeks in steps of 0.01 and changes the volume by 0.05, with thumbs 15 wide', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const player = await openFilm(page, locale)
  const seek = player.getByRole('slider', { name: m.player_seek({}, locale) })
  const duration = await player
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.duration)
  await seek.focus()
  await page.keyboard.press('ArrowRight')
  await expect(seek).toHaveAttribute('aria-valuenow', '0.01')
  await page.keyboard.press('ArrowRight')
  await expect(seek).toHaveAttribute('aria-valuenow', '0.02')
  const seconds = await player
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
  expect(seconds).toBeCloseTo(0.02 * duration, 2)

  const volume = player.getByRole('slider', { name: m.player_volume({}, locale) })
  await expect(volume).toHaveAttribute('aria-valuenow', '0')
  await volume.focus()
  await page.keyboard.press('ArrowRight')
  await expect(volume).toHaveAttribute('aria-valuenow', '0.05')
  await expect(player.locator('video')).toHaveJSProperty('muted', false)
  await page.keyboard.press('m')
  await expect(player.locator('video')).toHaveJSProperty('muted', true)

  for (const thumb of [seek, volume]) expect((await thumb.boundingBox())?.width).toBe(15)
})

test('[S7.15] the player and the film are fetched only on a press', async ({ page, language }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const isOfFilm = (path: string) => /media-player|\.webm|\.mp4|\.vtt/.test(path)
  await page.goto('/cek-gizi')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter(isOfFilm)).toEqual([])
  await openFilm(page, { locale: language })
  expect(fetched.filter(isOfFilm)).not.toEqual([])
})
