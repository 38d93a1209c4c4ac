import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { privacyCaseEventTable } from '#server/db/main/privacy-case-event.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let owner: StaffPerson
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  const staff = createStaff(main)
  owner = await staff.firstOwner()
  support = await staff.staffWith('support')
})
afterAll(() => main.close())

const requests = '/v1/admin/data-requests'
const breaches = '/v1/admin/breaches'
const answer = { letter: 'done', text: 'The birth date is 17 August.' }

test('a request has 72 hours since it arrived, a task, letters and one closing', async () => {
  const { user } = await main.signedInMember()
  const receivedAt = new Date(main.clock.now().getTime() - 10 * hourMs)
  const id = await enterRequest({ contact: user.email, receivedAt: receivedAt.toISOString() })
  const dueAt = new Date(receivedAt.getTime() + 72 * hourMs).toISOString()
  expect(await read(`${requests}/${id}`)).toMatchObject({ dueAt, userId: user.id, closedAt: null })
  expect(await tasksOf(id)).toMatchObject([{ kind: 'data_request', dueAt }])

  await post(`${requests}/${id}/letters`, { letter: 'received', text: '' })
  expect(await close(id)).toBe('CASE_UNANSWERED')
  await post(`${requests}/${id}/letters`, answer)
  const mails = (await main.mailsTo(user.email)).slice(-2)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Permintaan Anda kami terima',
    'Permintaan Anda sudah kami jalankan',
  ])
  expect(mails.some(({ text }) => text.includes(answer.text))).toBe(true)

  expect(await close(id)).toBeUndefined()
  expect(await close(id)).toBe('CASE_CLOSED')
  expect(await tasksOf(id)).toEqual([])
  const closed = await read(`${requests}/${id}`)
  expect(closed).toMatchObject({ outcome: 'done', mails: [{ state: 'sent' }, { state: 'sent' }] })
  const kinds = closed.events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['closed', 'entered', 'letter', 'letter'])
})

test('a request of a person without an account is answered in Indonesian', async () => {
  const id = await enterRequest({ contact: 'stranger@example.com' })
  await post(`${requests}/${id}/letters`, { letter: 'refused', text: 'We hold no data of yours.' })
  expect((await main.mailsTo('stranger@example.com')).at(-1)?.subject).toContain('Permintaan')
})

test.each(['', '         \n', 'No.'])(
  'a letter of refusal with the reason "%s" is not sent',
  async (text) => {
    const id = await enterRequest({ contact: 'refused@example.com' })
    const body = { letter: 'refused', text }
    const { status } = await main.post(`${requests}/${id}/letters`, { ...support.call, body })
    expect(status).toBe(400)
    expect(await main.mailsTo('refused@example.com')).toEqual([])
  },
)

test('proof of an answer outside the site closes a request too, and so does its withdrawal', async () => {
  const byPhone = await enterRequest({ contact: 'phone@example.com' })
  await post(`${requests}/${byPhone}/notes`, { kind: 'proof', text: 'Letter of 3 May, kept.' })
  expect(await close(byPhone)).toBeUndefined()
  const takenBack = await enterRequest({ contact: 'back@example.com' })
  expect(await close(takenBack, 'withdrawn')).toBeUndefined()
  const list = (await read(requests)).cases
  expect(JSON.stringify(list)).not.toContain('@')
})

test('a breach has its own register and clock, and tells those concerned', async () => {
  const body = {
    discoveredAt: main.clock.now().toISOString(),
    summary: 'A mail went to the wrong person.',
    exposed: 'Name and order number of one member.',
    measures: 'The recipient deleted the mail.',
  }
  expect((await main.post(breaches, { ...support.call, body })).body.code).toBe('PERMISSION_NEEDED')
  const { id } = (await main.post(breaches, { ...owner.call, body })).body.data
  expect((await main.get(`${requests}/${id}`, owner.call)).body.code).toBe('ERR_NO_CASE')
  const addresses = ['one@example.com', 'two@example.com', 'ONE@example.com']
  const sent = await main.post(`${breaches}/${id}/letters`, { ...owner.call, body: { addresses } })
  expect(sent.status).toBe(200)
  expect(await main.mailsTo('one@example.com')).toHaveLength(1)
  expect((await main.mailsTo('two@example.com')).at(-1)?.text).toContain(body.exposed)
  const { data } = (await main.get(`${breaches}/${id}`, owner.call)).body
  expect(data.events).toContainEqual(expect.objectContaining({ kind: 'letter', text: '2' }))
})

test('a breach is not closed before those concerned or the authority know', async () => {
  const text = 'A mail went to the wrong person.'
  const discoveredAt = main.clock.now().toISOString()
  const body = { discoveredAt, summary: text, exposed: text, measures: text }
  const { id } = (await main.post(breaches, { ...owner.call, body })).body.data
  const closing = (outcome: string) =>
    main.post(`${breaches}/${id}/closing`, { ...owner.call, body: { outcome, text: 'told' } })
  expect((await closing('withdrawn')).body.code).toBe('CASE_UNANSWERED')
  await main.post(`${breaches}/${id}/notes`, {
    ...owner.call,
    body: { kind: 'proof', text: 'Sent to the authority on 3 May.' },
  })
  expect((await closing('done')).status).toBe(200)
})

test('the task of an open case cannot be closed without the case', async () => {
  const id = await enterRequest({ contact: 'clock@example.com' })
  const [task] = await tasksOf(id)
  const body = { outcome: 'Looked at it.' }
  const closed = await main.post(`/v1/admin/tasks/${task.id}/outcome`, { ...support.call, body })
  expect(closed.body.code).toBe('CASE_UNANSWERED')
  expect(await tasksOf(id)).toHaveLength(1)
})

test('the database keeps a case and its events, and moves no clock', async () => {
  const id = await enterRequest({ contact: 'kept@example.com' })
  await expect(main.db.delete(privacyCaseTable)).rejects.toThrow()
  await expect(main.db.delete(privacyCaseEventTable)).rejects.toThrow()
  const dueAt = new Date(main.clock.now().getTime() + 100 * hourMs)
  await expect(main.db.update(privacyCaseTable).set({ dueAt })).rejects.toThrow()
  await expect(main.db.update(privacyCaseEventTable).set({ text: 'x' })).rejects.toThrow()
  expect(await read(`${requests}/${id}`)).toMatchObject({ contact: 'kept@example.com' })
})

test('an arrival in the future starts the clock now', async () => {
  const receivedAt = new Date(main.clock.now().getTime() + hourMs).toISOString()
  const id = await enterRequest({ contact: 'soon@example.com', receivedAt })
  const found = await read(`${requests}/${id}`)
  expect(found.receivedAt).toBe(main.clock.now().toISOString())
})

async function enterRequest(facts: { contact: string; receivedAt?: string }): Promise<string> {
  const summary = 'Please correct my birth date.'
  const receivedAt = main.clock.now().toISOString()
  const body = { kind: 'correction', channel: 'mail', summary, receivedAt, ...facts }
  return (await main.post(requests, { ...support.call, body })).body.data.id
}

async function post(path: string, body: object) {
  expect((await main.post(path, { ...support.call, body })).status).toBe(200)
}

async function close(id: string, outcome = 'done') {
  const body = { outcome, text: 'answered' }
  return (await main.post(`${requests}/${id}/closing`, { ...support.call, body })).body.code
}

async function read(path: string) {
  return (await main.get(path, support.call)).body.data
}

async function tasksOf(id: string) {
  const { tasks } = await read('/v1/admin/tasks')
  return tasks.filter(({ subject }: { subject: string }) => subject === id)
}
