import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import type {
  NutritionistDetail,
  Nutritionists,
} from '#server/contract/admin-nutritionist.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { credentialTable } from '#server/db/main/credential.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let owner: StaffPerson
let support: StaffPerson
let clinical: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  const staff = createStaff(main)
  owner = await staff.staffWith('owner')
  support = await staff.staffWith('support')
  clinical = await staff.staffWith('clinical')
})
afterAll(() => main.close())

const done = [200, undefined]
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n').toString('base64')
const sip = { kind: 'sip', number: 'SIP-1', issuer: 'Kota Depok', validUntil: '2032-05-01' }
const str = { kind: 'str', number: 'STR-1', issuer: 'KTKI', validUntil: null }

async function act(person: StaffPerson, path: string, body: object) {
  const answer = await main.post(`/v1/admin/${path}`, { ...person.call, body })
  return [answer.status, answer.body.code]
}
const enter = (slug: string, facts: object, person = support, base64 = pdf) =>
  act(person, `nutritionists/${slug}/credentials`, { facts, base64 })
async function read(slug: string, person = support): Promise<NutritionistDetail> {
  return (await main.get(`/v1/admin/nutritionists/${slug}`, person.call)).body.data
}
const newestOf = async (slug: string) => (await read(slug)).credentials[0]?.id ?? ''
const decide = (id: string, state: string, person = clinical) =>
  act(person, `credentials/${id}/decision`, { state, decision: 'Dicek di situs KTKI.' })
async function openTasks(subject: string) {
  const tasks = await main.db
    .select()
    .from(taskTable)
    .where(and(eq(taskTable.subject, subject), isNull(taskTable.closedAt)))
  return tasks.map(({ kind }) => kind)
}
async function practiceOf(slug: string) {
  const [practice] = await main.db.select().from(practiceTable).where(eq(practiceTable.slug, slug))
  return practice
}
async function clientOf(practice: Awaited<ReturnType<typeof openPractice>>['practice']) {
  const client = await memberWithTracker(main)
  const care = { trackerId: client.trackerId, practice }
  return { ...client, relationId: await insertRelation(main, care) }
}
const careOf = (trackerId: string) =>
  main.db
    .select()
    .from(careRelationTable)
    .where(and(eq(careRelationTable.trackerId, trackerId), isNull(careRelationTable.until)))

test('a licence counts once another person has verified it, and its task closes', async () => {
  const { practice } = await openPractice(main)
  expect(await enter(practice.slug, sip)).toEqual(done)
  expect(await openTasks(practice.slug)).toEqual(['credential'])
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: '2030-12-31' })
  const id = await newestOf(practice.slug)
  expect(await decide(id, 'verified')).toEqual(done)
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: '2032-05-01' })
  expect(await openTasks(practice.slug)).toEqual([])
  expect(await decide(id, 'refused')).toEqual([409, 'CREDENTIAL_CLOSED'])
})

test('the earlier end of registration and licence ends the practice', async () => {
  const { practice } = await openPractice(main)
  for (const facts of [sip, { ...str, validUntil: '2031-02-01' }]) {
    await enter(practice.slug, facts)
    main.clock.advance(minuteMs)
    await decide(await newestOf(practice.slug), 'verified')
  }
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: '2031-02-01' })
})

test('[C43] no route and no SQL lets the person who entered a credential verify it', async () => {
  const { practice } = await openPractice(main)
  await enter(practice.slug, sip, owner)
  const id = await newestOf(practice.slug)
  expect(await decide(id, 'verified', owner)).toEqual([409, 'CREDENTIAL_OWN'])
  const ofCredential = eq(credentialTable.id, id)
  const decision = {
    state: 'verified',
    decidedBy: owner.user.id,
    decidedAt: main.clock.now(),
  } as const
  await expect(main.db.update(credentialTable).set(decision).where(ofCredential)).rejects.toThrow()
  await expect(
    main.db.update(credentialTable).set({ validUntil: '2040-01-01' }).where(ofCredential),
  ).rejects.toThrow()
  await expect(main.db.delete(credentialTable).where(ofCredential)).rejects.toThrow()
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: '2030-12-31' })
})

test('a nutritionist with a role cannot verify the own licence', async () => {
  const { practice } = await openPractice(main)
  await main.db
    .update(practiceTable)
    .set({ userId: clinical.user.id })
    .where(eq(practiceTable.slug, practice.slug))
  await enter(practice.slug, sip)
  const id = await newestOf(practice.slug)
  expect(await decide(id, 'verified', clinical)).toEqual([409, 'CREDENTIAL_OWN'])
  expect(await decide(id, 'verified', owner)).toEqual(done)
})

test('a refused credential leaves the last day of the practice as it is', async () => {
  const { practice } = await openPractice(main)
  await enter(practice.slug, { ...sip, validUntil: '2029-01-01' })
  await decide(await newestOf(practice.slug), 'refused')
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: '2030-12-31' })
})

test('the database takes the last day from verified credentials only, once there are any', async () => {
  const { practice } = await openPractice(main)
  const setDay = (practiceUntil: string) =>
    main.db
      .update(practiceTable)
      .set({ practiceUntil })
      .where(eq(practiceTable.slug, practice.slug))
  await setDay('2031-01-01')
  await enter(practice.slug, sip)
  await expect(setDay('2033-01-01')).rejects.toThrow()
  await decide(await newestOf(practice.slug), 'verified')
  await expect(setDay('2033-01-01')).rejects.toThrow()
  expect(await practiceOf(practice.slug)).toMatchObject({ practiceUntil: sip.validUntil })
})

test('of many decisions about one credential, one counts', async () => {
  const { practice } = await openPractice(main)
  await enter(practice.slug, sip)
  const id = await newestOf(practice.slug)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => decide(id, n % 2 ? 'verified' : 'refused')),
  )
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
})

test('one credential of a kind waits at a time', async () => {
  const { practice } = await openPractice(main)
  await enter(practice.slug, sip)
  expect(await enter(practice.slug, sip)).toEqual([409, 'CREDENTIAL_PENDING'])
  expect(await enter(practice.slug, str)).toEqual(done)
  await decide(
    (await read(practice.slug)).credentials.find(({ kind }) => kind === 'sip')?.id ?? '',
    'refused',
  )
  expect(await openTasks(practice.slug)).toEqual(['credential'])
})

test('[C27] a document is a picture or a PDF by its bytes', async () => {
  const { practice } = await openPractice(main)
  const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  expect(await enter(practice.slug, sip, support, svg)).toEqual([422, 'FILE_UNREADABLE'])
  await enter(practice.slug, sip)
  const path = `/v1/admin/credentials/${await newestOf(practice.slug)}/document`
  expect((await main.get(path, clinical.call)).body.data).toEqual({
    type: 'application/pdf',
    base64: pdf,
  })
})

test('a licence without its last day is refused', async () => {
  const { practice } = await openPractice(main)
  expect((await enter(practice.slug, { ...sip, validUntil: null }))[0]).toBe(400)
})

test.each([
  ['2026-02-28', 'over'],
  ['2026-03-02', 'urgent'],
  ['2026-04-01', 'urgent'],
  ['2026-04-02', 'soon'],
  ['2026-05-31', 'soon'],
  ['2026-06-01', 'good'],
])('a licence until %s is %s on 2 March', async (practiceUntil, light) => {
  const { practice } = await openPractice(main, { practiceUntil })
  const { body } = await main.get('/v1/admin/nutritionists', support.call)
  const { nutritionists }: Nutritionists = body.data
  expect(nutritionists.find(({ slug }) => slug === practice.slug)?.light).toBe(light)
})

test('an invitation from the console reaches the nutritionist', async () => {
  const email = `${crypto.randomUUID()}@contoh.id`
  const slug = `wati-${crypto.randomUUID().slice(0, 8)}`
  expect(await act(owner, 'nutritionist-invitations', { slug, email })).toEqual([
    404,
    'ERR_NO_PRACTICE',
  ])
  const opening = { name: 'Wati Susilo' }
  expect(await act(owner, 'nutritionist-invitations', { slug, email, opening })).toEqual(done)
  expect((await main.mailsTo(email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('/praktik/undangan?token='),
  ])
  expect(await read(slug)).toMatchObject({ state: 'invited', invitedEmail: email })
})

test('no client reaches an invited nutritionist before two people have verified a licence', async () => {
  const member = await main.signedInMember()
  const slug = `tuti-${crypto.randomUUID().slice(0, 8)}`
  // One person cannot type the day.
  const opening = { name: 'Tuti Lestari', practiceUntil: '2031-01-31' }
  const invitation = { slug, email: member.user.email, opening }
  expect(await act(owner, 'nutritionist-invitations', invitation)).toEqual(done)
  const { text } = (await main.mailsTo(member.user.email)).at(-1) ?? { text: '' }
  const [, invite = ''] = /undangan\?token=([\w-]+)/.exec(text) ?? []
  const accepted = await main.post('/v1/practice-invites/accept', {
    token: member.token,
    body: { token: invite },
  })
  expect(accepted.status).toBe(200)
  expect(await read(slug)).toMatchObject({ state: 'active', practiceUntil: null, light: 'none' })

  const { practice } = await openPractice(main)
  const client = await clientOf(practice)
  const care = () =>
    main.put(`/v1/trackers/${client.trackerId}/care`, {
      token: client.token,
      body: { nutritionist: slug, sections: [] },
    })
  const handover = () =>
    act(owner, `nutritionists/${practice.slug}/handover`, { successor: slug, reason: 'Cuti.' })
  const listed = async (): Promise<string[]> =>
    (await main.get('/v1/practices/free')).body.data.map((it: { slug: string }) => it.slug)
  expect((await care()).body.code).toBe('ERR_NO_PRACTICE')
  expect(await handover()).toEqual([409, 'PRACTICE_CLOSED'])
  expect(await listed()).not.toContain(slug)
  expect((await read(practice.slug)).successors.map((it) => it.slug)).not.toContain(slug)

  await enter(slug, sip)
  await decide(await newestOf(slug), 'verified')
  expect(await listed()).toContain(slug)
  expect(await handover()).toEqual(done)
})

test('a nutritionist who leaves hands the clients over, and the successor sees nothing yet', async () => {
  const { practice } = await openPractice(main)
  const { practice: successor } = await openPractice(main, { name: 'Siti Rahma' })
  const client = await clientOf(practice)
  await insertBooked(main, { ...client, practice, inMinutes: 3 * 24 * 60 })
  expect((await read(practice.slug)).careOf).toMatchObject([{ sessions: 1 }])
  const wish = { act: 'leave', successor: successor.slug, reason: 'Pindah kota.' }
  expect(await act(owner, `nutritionists/${practice.slug}/state`, wish)).toEqual(done)
  expect(await careOf(client.trackerId)).toMatchObject([
    { practiceNumber: successor.number, sections: [] },
  ])
  const mails = await main.mailsTo(client.user.email)
  expect(mails.find(({ subject }) => subject.includes('sekarang Siti Rahma'))?.text).toContain(
    'belum melihat apa pun',
  )
  expect(mails.filter(({ subject }) => subject.startsWith('Dibatalkan'))).toHaveLength(1)
  expect(await read(practice.slug)).toMatchObject({ state: 'left', clients: 0, sessions: 0 })
})

test('without a successor each client is told to choose', async () => {
  const { practice } = await openPractice(main)
  const client = await clientOf(practice)
  const wish = { act: 'leave', reason: 'Pindah kota.' }
  expect(await act(owner, `nutritionists/${practice.slug}/state`, wish)).toEqual(done)
  expect(await careOf(client.trackerId)).toEqual([])
  const subjects = (await main.mailsTo(client.user.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Rina Kusuma tidak lagi berpraktik di Seimbang')
  expect(await act(owner, `nutritionists/${practice.slug}/state`, wish)).toEqual([
    409,
    'PRACTICE_CLOSED',
  ])
})

test('the clients of a hidden nutritionist move, and the task closes', async () => {
  const { practice } = await openPractice(main, { practiceUntil: '2026-03-01' })
  const { practice: successor } = await openPractice(main)
  const { practice: closed } = await openPractice(main, { state: 'paused' })
  await clientOf(practice)
  await main.backend.drainOutbox()
  expect(await openTasks(practice.slug)).toContain('hidden_nutritionist')
  const handover = (slug: string) =>
    act(owner, `nutritionists/${practice.slug}/handover`, { successor: slug, reason: 'SIP habis.' })
  expect(await handover(closed.slug)).toEqual([409, 'PRACTICE_CLOSED'])
  expect(await handover(successor.slug)).toEqual(done)
  await main.backend.drainOutbox()
  expect(await openTasks(practice.slug)).not.toContain('hidden_nutritionist')
})

test('[C31] each client who moves has an entry of the act, which none shares', async () => {
  const { practice } = await openPractice(main)
  const { practice: successor } = await openPractice(main)
  const clients = [await clientOf(practice), await clientOf(practice)]
  const body = { successor: successor.slug, reason: 'Cuti panjang.' }
  expect(await act(owner, `nutritionists/${practice.slug}/handover`, body)).toEqual(done)
  const { entries } = (await main.get(`/v1/admin/audit?object=${practice.slug}`, owner.call)).body
    .data
  const ofAct = entries.filter(({ reason }: { reason: string }) => reason === body.reason)
  expect(ofAct.map(({ subjectId }: { subjectId: string }) => subjectId).toSorted()).toEqual(
    ['', ...clients.map(({ user }) => user.id)].toSorted(),
  )
  expect(new Set(ofAct.map(({ requestId }: { requestId: string }) => requestId)).size).toBe(1)
})

test('two handovers against each other do not wait for ever', async () => {
  const { practice: one } = await openPractice(main)
  const { practice: other } = await openPractice(main)
  await Promise.all([clientOf(one), clientOf(other)])
  const reason = 'Bertukar klien.'
  const answers = await Promise.all([
    act(owner, `nutritionists/${one.slug}/handover`, { successor: other.slug, reason }),
    act(owner, `nutritionists/${other.slug}/handover`, { successor: one.slug, reason }),
  ])
  expect(answers).toEqual([done, done])
})
