import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOfAddendum } from '#server/backends/main/consultation/notes/note-hash.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import {
  type ConsultationNoteRow,
  consultationNoteTable,
} from '#server/db/main/consultation-note.table.ts'
import { liveEventTable } from '#server/db/main/live-event.table.ts'
import { type NoteAddendumRow, noteAddendumTable } from '#server/db/main/note-addendum.table.ts'
import { type SessionActionRow, sessionActionTable } from '#server/db/main/session-action.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { insertBooked, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { completeNote, createNotes, openNotedSession } from './note.fixture.ts'

let main: MainFixture
let notes: ReturnType<typeof createNotes>
let care: Awaited<ReturnType<typeof openNotedSession>>
beforeAll(async () => {
  main = await openMainFixture()
  notes = createNotes(main)
})
beforeEach(async () => {
  care = await openNotedSession(main)
})
afterAll(() => main.close())

const ofNote = () => eq(consultationNoteTable.appointmentId, care.id)
const stored = async () => {
  const [note] = await main.db.select().from(consultationNoteTable).where(ofNote())
  if (!note) throw new Error('There is no note')
  return note
}
/** Writes past all rules but the database's own. */
const insert = (wish: Partial<ConsultationNoteRow> = {}) =>
  main.db.insert(consultationNoteTable).values({
    ...{ appointmentId: care.id, practiceNumber: care.practice.number },
    ...{ content: completeNote, savedAt: main.clock.now() },
    ...wish,
  })
const change = (set: Partial<ConsultationNoteRow>) =>
  main.db.update(consultationNoteTable).set(set).where(ofNote())
const sign = () => notes.signed(care.id, care.nutritionist)

/** The next addendum of the chain, as the service would write it. */
async function nextAddendum(wish: Partial<NoteAddendumRow> = {}): Promise<NoteAddendumRow> {
  const note = await stored()
  const before = await main.db
    .select()
    .from(noteAddendumTable)
    .where(eq(noteAddendumTable.appointmentId, care.id))
    .orderBy(noteAddendumTable.seq)
  const row = {
    ...{ appointmentId: care.id, practiceNumber: care.practice.number },
    ...{ seq: before.length + 1, author: 'Rina Kusuma', body: 'Tambahan', at: main.clock.now() },
    ...wish,
  }
  const last = before.at(-1)?.hash ?? note.contentHash ?? ''
  return { hash: hashOfAddendum(last, row), ...row }
}
const add = async (wish: Partial<NoteAddendumRow> = {}) =>
  main.db.insert(noteAddendumTable).values(await nextAddendum(wish))

test('[I8] a signed note neither changes nor loses its signature', async () => {
  await sign()
  const { version } = await stored()
  for (const set of [
    { content: { ...completeNote, summary: 'Lain' }, version: version + 1 },
    {
      signedAt: null,
      contentHash: null,
      authorName: null,
      authorDegrees: null,
      version: version + 1,
    },
    { authorName: 'dr. Lain', version: version + 1 },
    { savedAt: new Date(0), version: version + 1 },
    { version: version + 1 },
  ])
    await expect(change(set)).rejects.toThrow()
  expect(await stored()).toMatchObject({ version, content: completeNote })
})

test('[I8] a note is not deleted alone, nor with its session, but with its tracker', async () => {
  await sign()
  await add()
  await expect(main.db.delete(consultationNoteTable).where(ofNote())).rejects.toThrow()
  const session = main.db.delete(appointmentTable).where(eq(appointmentTable.id, care.id))
  await expect(session).rejects.toThrow()
  await expect(
    main.db.delete(sessionActionTable).where(eq(sessionActionTable.appointmentId, care.id)),
  ).rejects.toThrow()
  await main.db.delete(trackerTable).where(eq(trackerTable.id, care.client.trackerId))
  for (const [table, column] of [
    [consultationNoteTable, consultationNoteTable.appointmentId],
    [noteAddendumTable, noteAddendumTable.appointmentId],
    [sessionActionTable, sessionActionTable.appointmentId],
  ] as const)
    expect(await main.db.$count(table, eq(column, care.id))).toBe(0)
})

test('[I8] a note begins as a draft, by the practice of its session', async () => {
  const other = await openPractice(main)
  await expect(insert({ practiceNumber: other.practice.number })).rejects.toThrow()
  await expect(insert({ version: 2 })).rejects.toThrow()
  await expect(
    insert({
      ...{ signedAt: main.clock.now(), contentHash: 'a'.repeat(64) },
      ...{ authorName: 'Rina', authorDegrees: '' },
    }),
  ).rejects.toThrow()
  await insert()
  await expect(insert()).rejects.toThrow()
})

test('[I8] no note is written for a session that was cancelled or missed', async () => {
  const id = await insertBooked(main, { ...care.care, inMinutes: 600 })
  await main.post(`/v1/practice/appointments/${id}/cancel`, care.nutritionist)
  await expect(insert({ appointmentId: id })).rejects.toThrow()
  const outcome = { ...care.nutritionist, body: { outcome: 'neither_came' } }
  await main.post(`/v1/practice/appointments/${care.id}/outcome`, outcome)
  await expect(insert()).rejects.toThrow()
})

test('[I8] a draft counts its versions and keeps its author and brief', async () => {
  const other = await openPractice(main)
  const brief = { day: '2026-03-02', sections: [], parts: {} }
  await insert({ brief, briefAt: main.clock.now() })
  await expect(change({ content: completeNote })).rejects.toThrow()
  await expect(change({ version: 3 })).rejects.toThrow()
  await expect(change({ version: 2, practiceNumber: other.practice.number })).rejects.toThrow()
  await expect(change({ version: 2, brief: { ...brief, day: '2026-03-03' } })).rejects.toThrow()
  await expect(change({ version: 2, signedAt: main.clock.now() })).rejects.toThrow()
  await change({ version: 2 })
})

test('[I8] an addendum needs a signed note of its author', async () => {
  await insert()
  await expect(add()).rejects.toThrow()
  await change({ version: 2 })
  await notes.sign(care.id, care.nutritionist, { version: 2 })
  const other = await openPractice(main)
  await expect(add({ practiceNumber: other.practice.number })).rejects.toThrow()
  await expect(add({ at: new Date(0) })).rejects.toThrow()
  await expect(add({ body: '' })).rejects.toThrow()
  await expect(add({ body: 'a'.repeat(4001) })).rejects.toThrow()
  await add()
})

test('[I8] an addendum neither changes nor goes', async () => {
  await sign()
  await add()
  const ofAddenda = eq(noteAddendumTable.appointmentId, care.id)
  await expect(
    main.db.update(noteAddendumTable).set({ body: 'Lain' }).where(ofAddenda),
  ).rejects.toThrow()
  await expect(main.db.delete(noteAddendumTable).where(ofAddenda)).rejects.toThrow()
})

test('[I9] addenda are numbered without a gap, each with the hash over the one before', async () => {
  await sign()
  const { contentHash } = await stored()
  for (const seq of [0, 2, -1]) await expect(add({ seq })).rejects.toThrow()
  await add({ body: 'Baris satu\nBaris “dua” — é' })
  await expect(add({ seq: 1 })).rejects.toThrow()
  const forged = await nextAddendum()
  const overTheNote = hashOfAddendum(contentHash ?? '', forged)
  await expect(add({ hash: overTheNote })).rejects.toThrow()
  await expect(add({ hash: 'a'.repeat(64) })).rejects.toThrow()
  await main.db.insert(noteAddendumTable).values(forged)
})

test('[I9] two addenda at once continue one chain', async () => {
  await sign()
  const answers = await Promise.all(
    ['Satu', 'Dua', 'Tiga'].map((body) => notes.add(care.id, care.nutritionist, body)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(
    (await notes.read(care.id, care.nutritionist)).body.data.addenda.map(
      ({ seq }: { seq: number }) => seq,
    ),
  ).toEqual([1, 2, 3])
})

const action = (wish: Partial<SessionActionRow> = {}) =>
  main.db.insert(sessionActionTable).values({
    ...{ id: crypto.randomUUID(), appointmentId: care.id, trackerId: care.client.trackerId },
    ...{ position: 0, text: 'Bawa bekal sayur tiga kali seminggu', until: '2026-03-16' },
    ...wish,
  })

test('a step comes from a signed note only, as it stands there', async () => {
  await insert()
  await expect(action()).rejects.toThrow()
  const content = { ...completeNote, actions: completeNote.actions.slice(0, 1) }
  await change({
    ...{ content, version: 2, signedAt: main.clock.now(), contentHash: 'a'.repeat(64) },
    ...{ authorName: 'Rina', authorDegrees: '' },
  })
  const other = await openNotedSession(main)
  for (const wish of [
    { text: 'Lain' },
    { position: 1 },
    { until: '2026-03-17' },
    { measure: 'weight' as const },
    { trackerId: other.client.trackerId },
    { outcome: 'done' as const, outcomeAt: main.clock.now() },
  ])
    await expect(action(wish)).rejects.toThrow()
  await action()
  await expect(action()).rejects.toThrow()
})

test('nothing but the outcome of a step changes, with its moment', async () => {
  await sign()
  const set = (to: Partial<SessionActionRow>) =>
    main.db.update(sessionActionTable).set(to).where(eq(sessionActionTable.appointmentId, care.id))
  await expect(set({ text: 'Lain' })).rejects.toThrow()
  await expect(set({ until: '2026-04-01' })).rejects.toThrow()
  await expect(set({ outcome: 'done' })).rejects.toThrow()
  const outcomeAt = main.clock.now()
  await expect(set({ outcome: 'maybe' as 'done', outcomeAt })).rejects.toThrow()
  await set({ outcome: 'done', outcomeAt })
  await set({ outcome: null, outcomeAt: null })
})

test('a signature, an addendum and an outcome tell both, a draft does not', async () => {
  const count = async () => {
    const rows = await main.db
      .select({ userId: liveEventTable.userId, count: sql<number>`count(*)::int` })
      .from(liveEventTable)
      .where(eq(liveEventTable.ref, care.id))
      .groupBy(liveEventTable.userId)
    return [care.client, care.nutritionist].map(
      ({ user }) => rows.find(({ userId }) => userId === user.id)?.count ?? 0,
    )
  }
  const [client = 0, nutritionist = 0] = await count()
  await notes.save(care.id, care.nutritionist)
  expect(await count()).toEqual([client, nutritionist])
  await notes.sign(care.id, care.nutritionist)
  expect(await count()).toEqual([client + 1, nutritionist + 1])
  await notes.add(care.id, care.nutritionist, 'Tambahan')
  const [step] = (await notes.actions(care.client)).body.data
  await notes.setOutcome(care.client, step.id, 'done')
  expect(await count()).toEqual([client + 3, nutritionist + 3])
})
