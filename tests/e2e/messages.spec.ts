import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { joinProgram } from './care-steps.ts'
import { sharedDataDir } from './data-folder.ts'
import { press, reach } from './keyboard.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import type { MemberSteps } from './member-steps.ts'
import { drawJpeg } from './photo-file.ts'
import { expect, type Person, test } from './story.fixture.ts'
import type { Locale } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

const nutritionist = 'bagas-prasetyo'
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

type Visit = { page: Page; member: MemberSteps; person: Person }

/** A new client of the demo nutritionist opens their thread. Returns the client, whose name is unique. */
async function openThread({ page, member, person }: Visit): Promise<Person> {
  const client = await joinProgram(member, person)
  await member.startCare(nutritionist)
  await Promise.all([page.waitForResponse('**/live.events*'), page.goto('/pesan')])
  await page.waitForURL(/\/pesan\/./)
  await untilHydrated(page)
  return client
}

/** What both sides see of a thread. */
function threadOn(page: Page, locale: Locale) {
  const main = page.getByRole('main')
  const log = main
    .getByRole('region')
    .filter({ has: page.locator('ol, p') })
    .first()
  return {
    log,
    bubbles: log.getByRole('listitem'),
    field: main.getByLabel(m.messages_field({}, locale)),
    file: main.getByLabel(m.messages_file({}, locale), { exact: true }),
    send: main.getByRole('button', { name: m.messages_send({}, locale) }),
  }
}

test('a client and a nutritionist write to each other, with a photo, a PDF and read marks', async ({
  page,
  member,
  memberOn,
  otherPage,
  person,
  language,
}) => {
  test.slow()
  const locale = { locale: language }
  const client = await openThread({ page, member, person })
  const mine = threadOn(page, locale)
  await expect(page.getByText(m.messages_no_emergency({ number: '119' }, locale))).toBeVisible()
  await mine.field.fill('Boleh makan tempe goreng?\nLihat https://example.org/tempe, ya.')
  await mine.send.click()
  await expect(mine.field).toHaveValue('')
  await expect(mine.bubbles).toHaveCount(1)
  await expect(mine.bubbles).toContainText(m.messages_sent({}, locale))
  await expect(mine.bubbles.getByRole('link', { name: 'https://example.org/tempe' })).toBeVisible()

  await memberOn(otherPage).signIn(await readDemoAccount(sharedDataDir, 'bagas'))
  await otherPage.goto('/praktik')
  await otherPage
    .getByRole('region', { name: m.messages_today_title({}, locale) })
    .getByRole('link', { name: client.firstName })
    .click()
  await otherPage.waitForURL(/\/praktik\/pesan\/./)
  await untilHydrated(otherPage)
  const theirs = threadOn(otherPage, locale)
  await expect(theirs.bubbles).toContainText([m.messages_new_mark({}, locale), 'tempe goreng'])
  // The author's page hears that it was read.
  await expect(mine.bubbles).toContainText(m.messages_read({}, locale))
  await expect(
    otherPage.getByRole('link', { name: m.messages_open_client({}, locale) }),
  ).toBeVisible()

  await theirs.field.fill('Boleh, dua potong.')
  await theirs.send.click()
  await expect(mine.bubbles).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: /Boleh, dua potong/ })).toContainText(
    m.messages_announce({ name: '', text: '' }, locale).split(' ')[0] ?? '',
  )
  await expect(theirs.bubbles.last()).toContainText(m.messages_read({}, locale))

  await mine.file.setInputFiles({
    name: 'piring.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawJpeg(page),
  })
  await mine.send.click()
  const photo = theirs.log.getByRole('img')
  await expect(photo).toBeVisible()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await mine.file.setInputFiles({
    name: 'Hasil "lab" Désember.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  })
  await mine.send.click()
  const link = theirs.log.getByRole('link', { name: /lab/ })
  const served = await otherPage.request.get((await link.getAttribute('href')) ?? '')
  expect(served.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Hasil%20/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await mine.file.setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await expect(page.getByText(m.messages_file_unreadable({}, locale))).toBeVisible()
  await page.getByRole('button', { name: m.messages_file_clear({}, locale) }).click()

  await page.getByRole('link', { name: m.messages_view_files({}, locale) }).click()
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()
  await expect(page.getByRole('link', { name: /lab/ })).toBeVisible()
  await page.getByRole('link', { name: m.messages_view_thread({}, locale) }).click()

  await mine.bubbles
    .first()
    .getByText(m.messages_withdraw_open({}, locale), { exact: true })
    .click()
  await mine.bubbles
    .first()
    .getByRole('button', { name: m.messages_withdraw({}, locale) })
    .click()
  await expect(theirs.log).toContainText(m.messages_withdrawn({}, locale))
  await expect(theirs.log).not.toContainText('tempe goreng')

  await page.getByText(m.messages_search_open({}, locale)).click()
  await page.getByLabel(m.messages_search({}, locale)).fill('potong')
  await page.getByRole('button', { name: m.messages_search_find({}, locale), exact: true }).click()
  await expect(
    page.getByText(m.messages_found({ count: 1, words: 'potong' }, locale)),
  ).toBeVisible()
  await untilHydrated(page)
  await page
    .getByRole('region', { name: m.messages_found_label({}, locale) })
    .getByRole('link')
    .click()
  await expect(page.locator('#pesan-2')).toBeFocused()
})

test('[T87] a message written offline, and one whose answer is lost, arrive once', {
  tag: '@long',
}, async ({ page, member, person, language, context }) => {
  const locale = { locale: language }
  await openThread({ page, member, person })
  const { field, send, bubbles } = threadOn(page, locale)
  await context.setOffline(true)
  await field.fill('Tanpa sambungan')
  await send.click()
  await expect(bubbles).toContainText([m.messages_unsent_waiting({}, locale)])
  await context.setOffline(false)
  await expect(bubbles).toContainText([m.messages_sent({}, locale)])

  const isLost = await loseNextAnswer(page, '*/send-message-sendText*')
  await field.fill('Jawabannya hilang')
  await send.click()
  await isLost()
  await expect(bubbles.last()).toContainText(m.messages_sent({}, locale))
  await page.reload()
  await expect(bubbles).toHaveCount(2)

  // What a thread left unsent goes out from any other page.
  const calls = '**/_serverFn/send-message-sendText*'
  await page.route(calls, (route) => route.abort())
  await field.fill('Ditinggal di perangkat')
  await send.click()
  await expect(bubbles.last()).toContainText(m.messages_unsent_waiting({}, locale))
  await page.goto('/konsultasi/saya')
  const sent = page.waitForResponse(calls)
  await page.unroute(calls)
  await sent
  await page.goto('/pesan')
  await expect(bubbles).toHaveCount(3)
  await expect(bubbles.last()).toContainText(m.messages_sent({}, locale))
})

test('typed text survives a reload, another language, another page and another tab', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openThread({ page, member, person })
  const thread = page.url()
  const { field } = threadOn(page, locale)
  await field.fill('Belum selesai ditulis')
  await page.reload()
  await expect(field).toHaveValue('Belum selesai ditulis')
  await page.goto('/konsultasi/saya')
  await page.goto(thread)
  await expect(field).toHaveValue('Belum selesai ditulis')
  const other = language === 'id' ? 'en' : 'id'
  await page.context().addCookies([{ name: 'locale', value: other, url: thread }])
  await page.reload()
  await expect(threadOn(page, { locale: other }).field).toHaveValue('Belum selesai ditulis')
  const tab = await page.context().newPage()
  await tab.goto(thread)
  await expect(threadOn(tab, { locale: other }).field).toHaveValue('Belum selesai ditulis')
})

test('by keyboard alone, a message of any text is sent once and looks right', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openThread({ page, member, person })
  const { field, send, bubbles, log } = threadOn(page, locale)
  await reach(field)
  await page.keyboard.type('<script>alert(1)</script>')
  await press(send)
  await expect(bubbles.last()).toContainText('<script>alert(1)</script>')
  const texts = ['مرحبا كيف الحال', 'x'.repeat(300), 'kata '.repeat(799).trim()]
  for (const [index, text] of texts.entries()) {
    await field.fill(text)
    await send.click()
    await expect(bubbles).toHaveCount(index + 2)
  }
  await expect(bubbles.last()).toContainText(m.messages_sent({}, locale))
  expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(await measureOverflow(page)).toBe(0)
  expect(await findViolationsInBothModes(page)).toEqual([])
  await field.fill('x'.repeat(4_001))
  await send.click()
  await expect(page.getByText(m.messages_too_long({ count: 1 }, locale))).toBeVisible()
  await expect(field).toHaveValue('x'.repeat(4_001))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a thread is read, and a text is sent by its form', async ({
    page,
    member,
    person,
    language,
  }) => {
    const locale = { locale: language }
    await member.join(person)
    await member.buy('seimbang-harian-12w')
    await member.agreeToHealthData()
    await member.startCare(nutritionist)
    await page.goto('/pesan')
    const { field, send, bubbles } = threadOn(page, locale)
    await field.fill('Tanpa skrip')
    await send.click()
    await expect(bubbles).toContainText(['Tanpa skrip'])
  })
})
