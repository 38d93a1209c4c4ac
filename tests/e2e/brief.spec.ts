import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { joinProgram, openClient } from './care-steps.ts'
import { sharedDataDir } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'

test('a client and their nutritionist read the same brief, of what is shared', {
  tag: '@long',
}, async ({ page, member, memberOn, otherPage, person, language }) => {
  const locale = { locale: language }
  const client = await joinProgram(member, person)
  await member.startCare('bagas-prasetyo')
  await page.goto('/konsultasi/saya')
  await page.getByLabel(m.sharing_section_weight({}, locale), { exact: true }).check()
  await page.getByRole('button', { name: m.appointments_care_save({}, locale) }).click()
  await expect(page.getByText(m.appointments_care_saved({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.brief_own_title({}, locale) }).click()
  const title = { level: 1, name: m.brief_own_title({}, locale) }
  await expect(page.getByRole('heading', title)).toBeVisible()
  const tooLittle = m.brief_too_little({ count: 0, days: 28, least: 3 }, locale)
  const weight = { name: m.sharing_section_weight({}, locale) }
  await expect(page.getByRole('region', weight).getByText(tooLittle)).toBeVisible()

  const visit = { page: otherPage, member: memberOn(otherPage), client }
  await openClient(visit, await readDemoAccount(sharedDataDir, 'bagas'))
  await otherPage.getByRole('link', { name: m.brief_title({}, locale) }).click()
  await otherPage.waitForURL(/\/ringkasan$/)
  const parts = otherPage.getByRole('article').getByRole('region')
  await expect(parts).toHaveCount(1)
  await expect(otherPage.getByRole('region', weight).getByText(tooLittle)).toBeVisible()
})

test('the brief of the demo client opens its sources, leads to the record and prints on one page', async ({
  page,
  member,
  language,
}) => {
  const locale = { locale: language }
  const client = { firstName: 'Sari' }
  await openClient({ page, member, client }, await readDemoAccount(sharedDataDir, 'bagas'))
  await page.getByRole('link', { name: m.brief_title({}, locale) }).click()
  await page.waitForURL(/\/ringkasan$/)
  await expect(page.getByRole('progressbar')).toBeHidden()
  const body = page.getByRole('region', { name: m.sharing_section_body({}, locale) })
  await expect(body).toBeVisible()
  expect(await measureOverflow(page)).toBe(0)
  expect(await findViolationsInBothModes(page)).toEqual([])
  const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString(
    'latin1',
  )
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await body.getByText(m.food_where({}, locale)).first().click()
  await expect(body.getByText(m.brief_rule_both_lines({}, locale))).toBeVisible()
  await body
    .getByRole('link', { name: m.brief_open_record({}, locale) })
    .first()
    .click()
  await page.waitForURL(/\/praktik\/klien\/[^/]+#body$/)
})
