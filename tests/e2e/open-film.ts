import { expect, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Locale } from './tracker-steps.ts'

/** Opens the film's player and waits until it can play. */
export async function openFilm(page: Page, locale: Locale) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/cek-gizi')
  const title = m.home_film_title({}, locale)
  await page.getByRole('link', { name: m.player_open({ title }, locale) }).click()
  const player = page.getByRole('region', { name: title, exact: true })
  await expect(player.getByRole('button', { name: m.player_play({}, locale) })).toBeFocused()
  await expect
    .poll(() => player.locator('video').evaluate((it: HTMLVideoElement) => it.readyState))
    .toBeGreaterThanOrEqual(2)
  return player
}
