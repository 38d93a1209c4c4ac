import { m } from '#app/i18n/paraglide/messages.js'
import { chooseTime } from './choose-time.ts'
import { expect, test } from './story.fixture.ts'

const service = 'seimbang-harian-12w'

test('a time that a client without scripts takes first leaves the choice and offers the nearest', {
  tag: '@long',
}, async ({ page, browser, contextOptions, member, memberOn, otherPage, person, language }) => {
  const locale = { locale: language }
  const other = memberOn(otherPage)
  await member.join(person)
  await member.buy(service)
  await other.join({ ...person, email: `lain-${person.email}` })
  await other.buy(service)
  await other.agreeToHealthData()
  await member.agreeToHealthData()
  await page.goto('/konsultasi/jadwal?nutritionist=agus-setiawan')
  await chooseTime(page, 0)
  const topic = page.getByLabel(m.appointments_topic({}, locale))
  await topic.fill('Gula darah pagi')
  const book = m.appointments_book({}, locale)
  const storageState = await otherPage.context().storageState()
  const plain = await browser.newContext({
    ...contextOptions,
    storageState,
    javaScriptEnabled: false,
  })
  const plainPage = await plain.newPage()
  await plainPage.goto(page.url())
  await plainPage.getByRole('button', { name: book }).click()
  await expect(plainPage).toHaveURL(/\/konsultasi\/sesi\//)

  // The form of a taken time comes back as it was sent.
  await plainPage.goto(page.url())
  await plainPage.getByLabel(m.appointments_topic({}, locale)).fill('Makan di kantor')
  await plainPage.getByRole('button', { name: book }).click()
  await expect(
    plainPage.getByRole('status').filter({ hasText: m.appointments_taken_title({}, locale) }),
  ).toContainText(m.appointments_taken_text({}, locale))
  await expect(plainPage.getByLabel(m.appointments_topic({}, locale))).toHaveValue(
    'Makan di kantor',
  )
  await plain.close()

  await page.getByRole('button', { name: book }).click()
  const taken = page.getByRole('status').filter({ hasText: m.appointments_taken_title({}, locale) })
  await expect(taken.getByRole('link')).toHaveCount(3)
  await expect(topic).toHaveValue('Gula darah pagi')
  await taken.getByRole('link').first().click()
  await page.getByRole('button', { name: book }).click()
  await expect(page).toHaveURL(/\/konsultasi\/sesi\//)
  await expect(page.getByText('Gula darah pagi')).toBeVisible()
})
