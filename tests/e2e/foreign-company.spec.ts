import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './foreign.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('if the main backend accepts no enquiries, the typed enquiry becomes a mail to send', async ({
  page,
  recorder,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/seimbang-for-enterprise-contact')
  const submit = page.getByRole('button', { name: m.company_form_submit({}, locale) })
  await untilHydrated(page)
  await member.field(m.company_form_name({}, locale)).fill(person.firstName)
  await member.field(m.company_form_email({}, locale)).fill(person.email)
  await member.field(m.company_form_company({}, locale)).fill('PT Contoh')
  await member.field(m.company_form_staff({}, locale)).selectOption('1-49')
  await page.getByLabel(m.company_form_message({}, locale)).fill('Kantin & warung?')
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByText(m.company_by_mail_title({}, locale))).toBeVisible()
  const letter = page.getByRole('main').locator('a[href^="mailto:"][href*="body="]')
  const href = (await letter.getAttribute('href')) ?? ''
  expect(new URL(href).searchParams.get('body')).toContain('Kantin & warung?')
  await expect(member.field(m.company_form_company({}, locale))).toHaveValue('PT Contoh')
  expect(recorder.callsOf('POST /v1/leads')).toHaveLength(1)
})

test('[S2.13] if the main backend has no trackers, the extension page links to the programs', async ({
  page,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  await signIn()
  await page.goto('/extend-program')
  await expect(
    page.getByRole('heading', { name: m.extension_unknown_title({}, locale) }),
  ).toBeVisible()
  await page.getByRole('link', { name: m.extension_unknown_action({}, locale) }).click()
  await page.waitForURL('/program')
})
