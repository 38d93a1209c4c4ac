import type { Page } from '@playwright/test'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { keysOnly as keys } from './hands.ts'
import { pick, reach } from './keyboard.ts'
import { openDesk } from './open-console.ts'
import { expect, test } from './story.fixture.ts'

// A code of the second factor works once, so one sign-in of each person serves all tests.
test.describe.configure({ mode: 'serial' })

const locale = { locale: 'id' } as const

let owner: Page
let finance: Page
test.beforeAll(async ({ browser, baseURL }) => {
  owner = await openDesk(browser, baseURL, { path: '/admin' })
  finance = await openDesk(browser, baseURL, { path: '/admin', name: 'yoga' })
})
test.afterAll(async () => {
  for (const page of [owner, finance]) await page.context().close()
})

test('[C41] two people pay a refund by hand, and the member reads that the money is back', {
  tag: '@long',
}, async ({ page, member, person }) => {
  await member.join(person)
  await page.goto('/cart/check-order?product-service-id=seimbang-harian-4w')
  await member.orderHere()
  // The bank of a virtual account takes no money back.
  await member.payHere('bca')
  const purchase = page.url()
  const offer = page.getByRole('region', { name: m.refunds_title({}, locale) })
  await offer.getByRole('button', { name: m.refunds_ask({}, locale) }).click()
  await offer.getByRole('button', { name: /^Ya, kembalikan/ }).click()
  // The page says so by itself.
  await expect(page.getByText(m.refunds_by_hand_text({}, locale))).toBeVisible()
  await member.field(m.refunds_account_bank({}, locale)).fill('BCA')
  await member.field(m.refunds_account_number({}, locale)).fill('1234 5678 4321')
  await member.field(m.refunds_account_holder({}, locale)).fill('Dewi Lestari')
  await page.getByRole('button', { name: m.refunds_account_submit({}, locale) }).click()
  const account = { bank: 'BCA', digits: '4321', holder: 'Dewi Lestari' }
  await expect(page.getByText(m.refunds_account_given(account, locale))).toBeVisible()
  const named = page.getByRole('term').filter({ hasText: m.cart_fact_number({}, locale) })
  const number = (await named.locator('xpath=following-sibling::dd').textContent()) ?? ''

  // Finance finds the task, transfers the money and says so.
  await finance.reload()
  const toRefund = { name: m.admin_task_open_refund({ number }, locale) }
  const taskOn = (shown: Page) =>
    shown.getByRole('listitem').filter({ has: shown.getByRole('link', toRefund) })
  await expect(taskOn(finance)).toContainText(m.admin_task_refund_by_hand({}, locale))
  await finance.getByRole('link', toRefund).click()
  await expect(finance.getByText('BCA 123456784321')).toBeVisible()
  await expect(finance.getByText('Dewi Lestari')).toBeVisible()
  const typed = {
    [m.admin_payout_paid_on({}, locale)]: dayInJakarta(),
    [m.admin_payout_reference({}, locale)]: 'TRX-4321',
    [m.admin_payout_evidence({}, locale)]: 'Drive/TRX-4321.pdf',
    [m.admin_why({}, locale)]: 'Bank menolak dana kembali.',
  }
  for (const [label, text] of Object.entries(typed)) await finance.getByLabel(label).fill(text)
  expect(await findViolationsInBothModes(finance)).toEqual([])
  await finance.getByRole('button', { name: m.admin_ask_second({}, locale) }).click()
  await expect(finance.getByText(m.admin_decision_mine({}, locale))).toBeVisible()
  const approve = { name: m.admin_payout_approve({}, locale) }
  await expect(finance.getByRole('button', approve)).toHaveCount(0)

  // The money does not count before the owner has compared the facts.
  await page.goto(purchase)
  await expect(page.getByText(m.refunds_by_hand_text({}, locale))).toBeVisible()
  await owner.goto('/admin/pengembalian')
  const row = owner.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(m.admin_refund_to_decide({}, locale))
  await row.getByRole('link').click()
  for (const fact of ['BCA 123456784321', 'TRX-4321', 'Drive/TRX-4321.pdf'])
    await expect(owner.getByText(fact, { exact: true })).toBeVisible()
  expect(await findViolationsInBothModes(owner)).toEqual([])
  expect(await measureOverflow(owner)).toBe(0)
  await owner.getByRole('button', approve).click()
  await expect(owner.getByText(m.admin_refund_paid_back({}, locale))).toBeVisible()
  await finance.goto('/admin')
  await expect(finance.getByText(/^Tugas terbuka/)).toBeVisible()
  await expect(taskOn(finance)).toHaveCount(0)

  await page.goto(purchase)
  await expect(page.getByRole('heading', { name: m.cart_refunded_title({}, locale) })).toBeVisible()
  const transferred = { bank: 'BCA', digits: '4321' }
  await expect(page.getByText(m.refunds_transferred_text(transferred, locale))).toBeVisible()
  await page.goto('/transaction')
  await expect(page.getByText(m.cart_state_refunded({}, locale))).toBeVisible()
  await member.openNewestMail(person.email, 'BCA yang berakhiran 4321')
})

test('a data request is entered, answered in time and closed, by keys alone', {
  tag: '@long',
}, async () => {
  // Typed in Jakarta's time, to the minute.
  const received = new Date(Math.floor(Date.now() / minuteMs) * minuteMs - 2 * hourMs)
  const moment = momentInJakarta(received.toISOString(), 'id')
  const dueAt = new Date(received.getTime() + 72 * hourMs).toISOString()
  const due = m.admin_task_due({ moment: momentInJakarta(dueAt, 'id') }, locale)
  const contact = `pemohon-${received.getTime()}@example.org`
  const button = (name: string) => owner.getByRole('button', { name, exact: true })
  const link = (name: string) => owner.getByRole('link', { name, exact: true })

  await owner.goto('/admin')
  await keys.press(link(m.admin_cases({}, locale)))
  await keys.press(owner.locator('summary', { hasText: m.admin_case_enter({}, locale) }))
  await pick(owner.locator('[name="kind"]'), 'objection')
  await pick(owner.locator('[name="channel"]'), 'whatsapp')
  await reach(owner.locator('[name="receivedAt"]'))
  await typeMoment(owner, received)
  await keys.fill(owner.locator('[name="contact"]'), contact)
  await keys.fill(owner.locator('[name="summary"]:visible'), 'Tidak mau dihubungi untuk promosi.')
  await keys.press(button(m.admin_case_save({}, locale)))
  await expect(owner.getByText(m.admin_case_entered({}, locale))).toBeVisible()
  const row = owner.getByRole('row').filter({ hasText: moment })
  await expect(row).toContainText(due)

  // The clock runs on the first page, too.
  await keys.press(link(m.admin_home({}, locale)))
  const task = owner.getByRole('listitem').filter({ hasText: due })
  await expect(task).toContainText(m.admin_task_data_request({}, locale))
  await keys.press(task.getByRole('link'))
  await expect(owner.getByText(contact)).toBeVisible()
  await expect(owner.getByText(due)).toBeVisible()

  const closing = owner.locator('form', { has: owner.locator('[name="outcome"]') })
  const close = async () => {
    await pick(closing.locator('[name="outcome"]'), 'done')
    await keys.fill(closing.locator('[name="text"]'), 'Dijawab lewat WhatsApp.')
    await keys.press(closing.getByRole('button'))
  }
  await close()
  await expect(closing.getByRole('alert')).toBeVisible()
  const letter = owner.locator('form', { has: owner.locator('[name="letter"]') })
  await pick(letter.locator('[name="letter"]'), 'received')
  await keys.press(letter.getByRole('button'))
  const events = owner.getByRole('region', { name: m.admin_events({}, locale) })
  await expect(events).toContainText(m.admin_case_letter_received({}, locale))
  const note = owner.locator('form', { has: owner.locator('[name="kind"]') })
  await pick(note.locator('[name="kind"]'), 'proof')
  await keys.fill(note.locator('[name="text"]'), 'Dijawab hari ini, layar di Drive/keberatan.png')
  await keys.press(note.getByRole('button'))
  await expect(events).toContainText('Drive/keberatan.png')
  expect(await findViolationsInBothModes(owner)).toEqual([])
  await close()
  const outcome = m.admin_case_outcome_done({}, locale)
  await expect(owner.getByText(m.admin_case_closed_in_time({ outcome }, locale))).toBeVisible()
  await expect(closing).toHaveCount(0)
  await keys.press(link(m.admin_home({}, locale)))
  await expect(owner.getByText(/^Tugas terbuka/)).toBeVisible()
  await expect(task).toHaveCount(0)
})

/** Types a moment of Jakarta into the focused field as an American browser asks for it. */
async function typeMoment({ keyboard }: Page, moment: Date): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'Asia/Jakarta', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment)
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? ''
  await keyboard.type(part('month') + part('day') + part('year'))
  // A year may have six digits, so the field waits for more.
  await keyboard.press('ArrowRight')
  await keyboard.type(part('hour') + part('minute') + part('dayPeriod'))
}
