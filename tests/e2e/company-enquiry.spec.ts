import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test("[S2.12] a company's enquiry names missing fields, and both sides get a mail", async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/seimbang-for-enterprise-contact')
  const submit = page.getByRole('button', { name: m.company_form_submit({}, locale) })
  const message = page.getByLabel(m.company_form_message({}, locale))
  await untilHydrated(page)
  await member.field(m.company_form_name({}, locale)).fill(person.firstName)
  await message.fill('Kantin kami melayani 120 orang.')
  await submit.click()
  for (const problem of [
    m.company_form_email_wrong({}, locale),
    m.company_form_company_wrong({}, locale),
    m.company_form_staff_wrong({}, locale),
    m.company_form_consent_wrong({}, locale),
  ])
    await expect(page.getByText(problem)).toBeVisible()
  await expect(member.field(m.company_form_email({}, locale))).toBeFocused()
  await expect(message).toHaveValue('Kantin kami melayani 120 orang.')

  await member.field(m.company_form_email({}, locale)).fill(person.email)
  await member.field(m.company_form_company({}, locale)).fill('PT Contoh')
  await member.field(m.company_form_staff({}, locale)).selectOption('50-199')
  await submit.click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await expect(page.getByText(m.company_form_consent_wrong({}, locale))).toHaveCount(0)
  // Twice by keyboard: the second press of a mouse may reach the answer and take its focus.
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { name: m.company_sent_title({}, locale) })
  await expect(sent).toBeFocused()
  await expect(page.getByText(m.company_sent_text({ email: person.email }, locale))).toBeVisible()
  await expect(page.getByRole('link', { name: m.shell_mailbox_open({}, locale) })).toHaveAttribute(
    'href',
    new RegExp(`[?]to=${encodeURIComponent(person.email)}$`),
  )

  await member.openNewestMail(person.email)
  await expect(
    page.getByRole('heading', {
      name: language === 'id' ? /Permintaan Anda sudah sampai/ : /Your request has reached/,
    }),
  ).toBeVisible()
})

test('an enquiry that fails stays in its form and can be sent again', async ({
  page,
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
  await member.field(m.company_form_staff({}, locale)).selectOption('1000+')
  await page.getByLabel(m.company_form_message({}, locale)).fill('Halo')
  await page.getByRole('checkbox').check()
  await page.route('**/_serverFn/**', (route) => route.abort())
  await submit.click()
  await expect(page.getByText(m.company_form_failed_title({}, locale))).toBeVisible()
  await expect(member.field(m.company_form_company({}, locale))).toHaveValue('PT Contoh')
  await page.unroute('**/_serverFn/**')
  await submit.click()
  await expect(page.getByRole('heading', { name: m.company_sent_title({}, locale) })).toBeVisible()
})
