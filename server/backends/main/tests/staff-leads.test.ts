import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertLead } from '#server/backends/main/purchase/leads/lead.repository.ts'
import type { LeadDetail, LeadList } from '#server/contract/admin-lead.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { leadTable } from '#server/db/main/lead.table.ts'
import { leadEventTable } from '#server/db/main/lead-event.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  support = await createStaff(main).staffWith('support')
})
afterAll(() => main.close())

const newId = () => crypto.randomUUID().replaceAll('-', '')

async function enquiry(part: Record<string, unknown> = {}) {
  const lead = {
    submissionId: newId(),
    name: 'Dewi Lestari',
    email: `${newId()}@contoh.id`,
    company: `PT ${newId()}`,
    staffCount: '50-199',
    message: 'Kantin kami melayani 120 orang.',
    locale: 'id',
    consentVersion: '2026-11-21',
    ...part,
  }
  main.clock.advance(1000)
  await main.post('/v1/leads', { body: lead })
  return { ...lead, id: lead.submissionId }
}

async function read(id: string): Promise<LeadDetail> {
  return (await main.get(`/v1/admin/leads/${id}`, support.call)).body.data
}
async function list(query = ''): Promise<LeadList> {
  return (await main.get(`/v1/admin/leads${query}`, support.call)).body.data
}
async function change(id: string, path: string, body: object) {
  const answer = await main.post(`/v1/admin/leads/${id}/${path}`, { ...support.call, body })
  return [answer.status, answer.body.code]
}
const done = [200, undefined]

async function openTasks(subject: string) {
  const tasks = await main.db
    .select()
    .from(taskTable)
    .where(and(eq(taskTable.subject, subject), isNull(taskTable.closedAt)))
  return tasks.map(({ kind, dueAt }) => [kind, dueAt.toISOString()])
}

test('a mail from a template reaches the sender, and answers the enquiry', async () => {
  const { id, email } = await enquiry()
  expect((await openTasks(id)).map(([kind]) => kind)).toEqual(['lead'])
  const { templates } = await read(id)
  const [first] = templates
  expect(first?.text).toContain('20 menit')
  const text = `${first?.text}\n\nSalam dari Rina.`
  expect(await change(id, 'mails', { template: first?.template, text })).toEqual(done)
  const mail = (await main.mailsTo(email)).at(-1)
  expect(mail?.subject).toBe(first?.subject)
  expect(mail?.text).toContain('Salam dari Rina.')
  expect(await openTasks(id)).toEqual([])
  expect(await read(id)).toMatchObject({
    stage: 'contacted',
    events: [{ kind: 'mail', by: support.user.firstName, text: expect.stringContaining('Salam') }],
  })
})

test('an enquiry has a stage, an owner, notes and a next step, each in its history', async () => {
  const { id } = await enquiry()
  expect(await change(id, 'owner', { isMine: true })).toEqual(done)
  main.clock.advance(1000)
  expect(await change(id, 'notes', { text: 'Menelepon, minta penawaran.' })).toEqual(done)
  main.clock.advance(1000)
  expect(await change(id, 'stage', { stage: 'proposal' })).toEqual(done)
  expect(await openTasks(id)).toEqual([])
  main.clock.advance(1000)
  const next = { step: 'Kirim penawaran', on: '2026-03-09' }
  expect(await change(id, 'next-step', { next })).toEqual(done)
  expect(await openTasks(id)).toEqual([['lead_step', '2026-03-09T10:00:00.000Z']])
  const lead = await read(id)
  expect(lead).toMatchObject({
    stage: 'proposal',
    owner: { isMe: true },
    nextStep: 'Kirim penawaran',
    nextOn: '2026-03-09',
  })
  expect(lead.events.map(({ kind }) => kind)).toEqual(['next_step', 'stage', 'note', 'owner'])
  expect((await list('?mine=true')).leads.map((row) => row.id)).toEqual([id])
  expect(await change(id, 'stage', { stage: 'won' })).toEqual(done)
  expect(await openTasks(id)).toEqual([])
  expect(await read(id)).toMatchObject({ stage: 'won', nextOn: null })
})

test('a next step is never in the past', async () => {
  const { id } = await enquiry()
  const next = { step: 'Telepon lagi', on: '2026-03-01' }
  expect(await change(id, 'next-step', { next })).toEqual([409, 'DAY_IS_OVER'])
})

test.each([
  ['without a reason', { stage: 'lost' }],
  ['with a reason although it is not lost', { stage: 'won', lostReason: 'Terlalu mahal' }],
])('an enquiry does not change its stage %s', async (_, body) => {
  const { id } = await enquiry()
  expect((await change(id, 'stage', body))[0]).toBe(400)
  expect(await change(id, 'stage', { stage: 'lost', lostReason: 'Terlalu mahal' })).toEqual(done)
})

test('[C78] duplicates of company or mailbox are shown, and stay apart', async () => {
  const one = await enquiry({ company: 'PT Maju Terus Tbk.' })
  const other = await enquiry({ company: 'maju terus' })
  const mailbox = await enquiry({ email: one.email.toUpperCase() })
  await enquiry({ company: 'PT Maju' })
  const ids = async (id: string) => (await read(id)).duplicates.map((row) => row.id).toSorted()
  expect(await ids(one.id)).toEqual([other.id, mailbox.id].toSorted())
  expect(await ids(other.id)).toEqual([one.id])
  expect(main.backend.app.routes.filter(({ path }) => /leads.*merge/.test(path))).toEqual([])
})

test('[C79] the sent form never changes, and each enquiry stands in the list once', async () => {
  const sample = await enquiry()
  const [row] = await main.db.select().from(leadTable).where(eq(leadTable.submissionId, sample.id))
  if (!row) throw new Error('The enquiry was not stored')
  const sent = [sample]
  for (let number = 0; number < 60; number++) {
    const submissionId = newId()
    await insertLead(main.db, { ...row, submissionId })
    sent.push({ ...sample, id: submissionId })
  }
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: LeadList = await list(next && `?after=${next}`)
    seen.push(...page.leads.map(({ id }) => id))
    next = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(sent.filter(({ id }) => !seen.includes(id))).toEqual([])
  const [first] = sent
  const ofFirst = eq(leadTable.submissionId, first?.id ?? '')
  await expect(main.db.update(leadTable).set({ message: '' }).where(ofFirst)).rejects.toThrow()
  expect(await read(first?.id ?? '')).toMatchObject({ message: first?.message })
})

test('[C79] what staff wrote about an enquiry never changes', async () => {
  const { id } = await enquiry()
  await change(id, 'notes', { text: 'Catatan pertama.' })
  const ofLead = eq(leadEventTable.submissionId, id)
  await expect(main.db.update(leadEventTable).set({ text: '' }).where(ofLead)).rejects.toThrow()
})

test('an enquiry whose sender asks is deleted with its notes and tasks, and the log keeps its id', async () => {
  const { id } = await enquiry()
  await change(id, 'notes', { text: 'Menelepon.' })
  expect(await change(id, 'erasure', { reason: 'Diminta lewat email.' })).toEqual(done)
  expect(await openTasks(id)).toEqual([])
  expect((await main.get(`/v1/admin/leads/${id}`, support.call)).body.code).toBe('ERR_NO_LEAD')
  const ofLead = eq(leadEventTable.submissionId, id)
  expect(await main.db.$count(leadEventTable, ofLead)).toBe(0)
  const entries = await main.db
    .select({ action: auditEntryTable.action, reason: auditEntryTable.reason })
    .from(auditEntryTable)
    .where(eq(auditEntryTable.objectId, id))
  expect(entries).toContainEqual({ action: 'lead_erased', reason: 'Diminta lewat email.' })
})

test('an erased enquiry leaves no mail in the outbox, waiting or failed', async () => {
  const { id, email } = await enquiry()
  await change(id, 'mails', { template: 'first_answer', text: 'Selamat pagi, Ibu Dewi.' })
  const about = () => main.db.select().from(outboxMailTable).where(eq(outboxMailTable.about, id))
  const waiting = await about()
  expect(waiting.map(({ kind }) => kind).toSorted()).toEqual([
    'lead',
    'lead_answer',
    'lead_confirmation',
  ])
  await main.db.update(outboxMailTable).set({ dueAt: null }).where(eq(outboxMailTable.kind, 'lead'))
  const other = await enquiry({ email })
  expect(await change(id, 'erasure', { reason: 'Diminta lewat email.' })).toEqual(done)
  expect(await about()).toEqual([])
  const ofOther = eq(outboxMailTable.about, other.id)
  expect(await main.db.$count(outboxMailTable, ofOther)).toBe(2)
})

test('[C35] enquiries are found by the exact address, in the body of the call', async () => {
  const { id, email } = await enquiry()
  const again = await enquiry({ email })
  const find = async (searched: string) => {
    const body = { email: searched }
    const answer = await main.post('/v1/admin/leads/search', { ...support.call, body })
    return answer.body.data.leads.map((lead: { id: string }) => lead.id)
  }
  expect(await find(email.toUpperCase())).toEqual([again.id, id])
  expect(await find(`x${email}`)).toEqual([])
  const [entry] = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.action, 'leads_searched'))
  expect(entry).toMatchObject({ actorId: support.user.id, objectId: '', subjectId: '' })
})

test('a request about personal data names the enquiries of its contact', async () => {
  const { id, email } = await enquiry()
  const body = {
    ...{ kind: 'deletion', channel: 'mail', contact: email },
    ...{ receivedAt: main.clock.now().toISOString(), summary: 'Asks to delete everything.' },
  }
  const entered = await main.post('/v1/admin/data-requests', { ...support.call, body })
  const path = `/v1/admin/data-requests/${entered.body.data.id}`
  expect((await main.get(path, support.call)).body.data.enquiries).toMatchObject([{ id }])
})

test('an unknown enquiry is a 404', async () => {
  expect((await main.get('/v1/admin/leads/unknown', support.call)).body.code).toBe('ERR_NO_LEAD')
  expect(await change('unknown', 'notes', { text: 'x' })).toEqual([404, 'ERR_NO_LEAD'])
})
