import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { openDesk } from './open-console.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'id' } as const
const desk = '/admin/harga'
const letter = 'S-123PKP/WPJ.04/KP.0103/2098'
const approve = m.admin_pkp_approve({}, locale)

// The day is far ahead, so that no order of another spec states PPN.
test('two people say from which day the company is PKP, and the page shows what changes', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const finance = await openDesk(browser, baseURL, { path: desk, name: 'yoga' })
  await expect(finance.getByText(m.admin_pkp_is_not({}, locale))).toBeVisible()
  await finance.getByText(m.admin_pkp_change({}, locale)).click()
  await submit(finance)
  await expect(finance.getByText(m.admin_pkp_start_missing({}, locale))).toBeVisible()
  await finance.getByLabel(m.admin_pkp_start({}, locale)).fill('2099-01-01')
  await finance.getByLabel(m.admin_pkp_letter({}, locale)).fill(letter)
  await finance.getByLabel(m.admin_why({}, locale)).fill('Surat dari KPP sudah datang.')
  await submit(finance)
  await expect(finance.getByText(m.admin_decision_mine({}, locale))).toBeVisible()
  await expect(finance.getByRole('button', { name: approve })).toHaveCount(0)

  const owner = await openDesk(browser, baseURL, { path: desk })
  await expect(owner.getByText(letter)).toBeVisible()
  expect(await findViolationsInBothModes(owner)).toEqual([])
  await owner.getByRole('button', { name: approve }).click()
  const coming = m.admin_pkp_coming({ status: 'PKP', date: '1\u00a0Januari 2099' }, locale)
  await expect(owner.getByText(coming)).toBeVisible()
  await owner.locator('summary', { hasText: m.admin_pkp_history({}, locale) }).click()
  await expect(owner.getByRole('cell').filter({ hasText: letter })).toBeVisible()
  expect(await findViolationsInBothModes(owner)).toEqual([])
  expect(await measureOverflow(owner)).toBe(0)

  await owner.goto(`${desk}/jantung-sehat-12w`)
  await untilHydrated(owner)
  await expect(owner.getByText(m.admin_sold_tax_later({}, locale))).toBeVisible()
  await Promise.all([finance, owner].map((page) => page.context().close()))
})

function submit(page: Page): Promise<void> {
  return page.getByRole('button', { name: m.admin_ask_second({}, locale) }).click()
}
