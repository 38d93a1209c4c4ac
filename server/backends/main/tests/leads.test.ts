import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#server/backends/main/platform/http/rate-limits.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { leadTable } from '#server/db/main/lead.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const newId = () => crypto.randomUUID().replaceAll('-', '')
function leadOf(part: Record<string, unknown> = {}) {
  return {
    submissionId: newId(),
    name: 'Dewi Lestari',
    email: `${newId()}@contoh.id`,
    company: 'PT Contoh & Mitra',
    staffCount: '50-199',
    phone: '0812 3456 7890',
    message: 'Kantin kami\nmelayani 120 orang.',
    locale: 'id',
    consentVersion: '2026-11-21',
    ...part,
  }
}

test('an enquiry is stored with its consent version and mails both sides', async () => {
  const lead = leadOf()
  expect((await main.post('/v1/leads', { body: lead })).status).toBe(201)
  const rows = await main.db
    .select()
    .from(leadTable)
    .where(eq(leadTable.submissionId, lead.submissionId))
  expect(rows).toEqual([{ ...lead, phone: '+6281234567890', createdAt: main.clock.now() }])

  const [confirmation, ...others] = await main.mailsTo(lead.email)
  expect(others).toEqual([])
  expect(confirmation?.subject).toContain('Permintaan Anda')
  const enquiries = await main.mailsTo(main.context.leadsEmail)
  const enquiry = enquiries.find(({ text }) => text.includes(lead.email))
  expect(enquiry?.text).toContain('> Kantin kami\n> melayani 120 orang.')
  expect(enquiry?.html).toContain('PT Contoh &amp; Mitra')
  expect(enquiry?.html).toContain(`href="mailto:${encodeURIComponent(lead.email)}"`)
})

// Fails with a plain insert instead of one that ignores the existing row.
test('the same enquiry sent repeatedly, even concurrently, is stored and mailed once', async () => {
  const lead = leadOf({ locale: 'en' })
  const answers = await Promise.all([1, 2, 3].map(() => main.post('/v1/leads', { body: lead })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const mails = await main.mailsTo(lead.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your request has reached Seimbang'])
})

// Fails if the confirmation contains the message.
test('the confirmation contains no text that a stranger could send to another address', async () => {
  const lead = leadOf({
    name: 'Visit https://evil.example',
    company: 'https://evil.example',
    message: 'https://evil.example',
  })
  await main.post('/v1/leads', { body: lead })
  const [mail] = await main.mailsTo(lead.email)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})

test.each([
  ['an invalid address', { email: 'dewi' }],
  ['an invalid telephone number', { phone: '12' }],
  ['no message', { message: '  ' }],
  ['a number of employees that is not offered', { staffCount: '5' }],
  ['no edition of what was agreed to', { consentVersion: undefined }],
])('an enquiry with %s is refused', async (_, part) => {
  const { status, body } = await main.post('/v1/leads', { body: leadOf(part) })
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})

// Fails without the call of `limitRate`.
test('one client cannot flood another mailbox', async () => {
  const email = `${newId()}@contoh.id`
  const clientAddress = randomId()
  const count = rateLimits.sendLead.clientOfAccount.points
  const statuses: number[] = []
  for (let sent = 0; sent <= count; sent++)
    statuses.push((await main.post('/v1/leads', { body: leadOf({ email }), clientAddress })).status)
  expect(statuses).toEqual([...Array(count).fill(201), 429])
})
