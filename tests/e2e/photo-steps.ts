import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Locale } from './tracker-steps.ts'

/** Opens the photos from any page of a tracker. */
export async function openPhotos(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('link', { name: m.photos_nav({}, locale), exact: true }).click()
  await page.waitForURL(/\/photos$/)
}

/** The controls of the photos page. */
export function photoParts(page: Page, locale: Locale) {
  return {
    file: page.getByLabel(m.photos_file({}, locale), { exact: true }),
    day: page.getByLabel(m.photos_day({}, locale)),
    save: page.getByRole('button', { name: m.photos_submit({}, locale) }),
    status: (text: string) => page.getByRole('status').filter({ hasText: text }),
    unsent: page.getByRole('region', { name: m.photos_unsent_title({}, locale) }),
    saved: page.getByRole('region', { name: m.photos_list_title({}, locale) }),
  }
}
