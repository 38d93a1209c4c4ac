import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

type Language = 'en' | 'id'

test('[S3.08] [S4.09] a toast shows its avatar, reports a press, and calls back when it closes but not after an action', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.clock.install()
  await page.goto('/test-example')
  await untilHydrated(page)
  const notice = await showNotice(page, language)
  await expect(notice.locator('img[src="/avatars/nur-aisyah.svg"]')).toBeVisible()

  await notice.getByRole('button', { name: m.specimen_toast_person_title({}, locale) }).click()
  await expect(page.getByText(m.specimen_toast_pressed({}, locale))).toBeVisible()
  await expect(notice).toBeVisible()

  await notice.getByRole('button', { name: m.shell_notice_close({}, locale) }).click()
  await page.clock.runFor(1_000)
  await expect(notice).toBeHidden()
  await expect(page.getByText(m.specimen_toast_closed({}, locale))).toBeVisible()

  await showNotice(page, language)
  await notice.getByRole('button', { name: m.specimen_toast_action({}, locale) }).click()
  await page.clock.runFor(1_000)
  await expect(notice).toBeHidden()
  await expect(page.getByText(m.specimen_toast_acted({}, locale))).toBeVisible()
})

async function showNotice(page: Page, language: Language) {
  const locale = { locale: language }
  const notice = page
    .getByRole('region', { name: m.shell_notices({}, locale) })
    .getByRole('status')
    .filter({ hasText: m.specimen_toast_person_title({}, locale) })
  await page.getByRole('button', { name: m.specimen_toast_person({}, locale) }).click()
  await expect(notice).toBeVisible()
  await page.clock.runFor(300)
  return notice
}
