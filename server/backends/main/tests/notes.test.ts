import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { updateAppointment } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { hashOfAddendum, hashOfNote } from '#server/backends/main/consultation/notes/note-hash.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { emptyNote, type NoteContent } from '#server/contract/note.schema.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { noteAddendumTable } from '#server/db/main/note-addendum.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { endRelation, insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { healthConsent, type MainFixture, openMainFixture } from './main-backend.fixture.ts'
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

const withStep = (text: string): NoteContent => ({
  ...completeNote,
  actions: [{ text, until: '2026-03-16', measure: null }],
})
const textsOf = (steps: { text: string }[]) => steps.map(({ text }) => text)
const signInAgain = (user: User) => createAccountSteps(main).signInAgain(user)
async function withdrawConsent({ token }: { token: string }) {
  const { textVersion, language } = healthConsent
  const body = { decision: 'withdrawn', textVersion, language }
  await main.post('/v1/health-consent', { token, body })
}

describe('a draft', () => {
  test('may leave anything empty, and is read back as saved', async () => {
    const { id, nutritionist } = care
    const before = (await notes.read(id, nutritionist)).body.data
    expect(before).toMatchObject({ version: 0, content: emptyNote, isWritable: true })
    const half = { ...completeNote, summary: '', diagnoses: [] }
    expect((await notes.save(id, nutritionist, half)).body.data).toMatchObject({ version: 1 })
    const { data } = (await notes.read(id, nutritionist)).body
    expect(data).toMatchObject({ version: 1, content: half, signature: null, actions: [] })
  })

  test('is not overwritten by a page that knows an older version', async () => {
    const { id, nutritionist } = care
    const other = { ...completeNote, summary: 'Lain' }
    await notes.save(id, nutritionist)
    for (const version of [0, 2]) {
      const { status, body } = await notes.save(id, nutritionist, other, version)
      expect([status, body.code]).toEqual([409, 'NOTE_CHANGED'])
    }
    expect((await notes.read(id, nutritionist)).body.data.content).toEqual(completeNote)
    expect((await notes.save(id, nutritionist, other, 1)).body.data.version).toBe(2)
  })

  test('that was stored and is sent again is answered as stored', async () => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist)
    const { status, body } = await notes.save(id, nutritionist)
    expect([status, body.data.version]).toEqual([200, 1])
  })

  test('is not seen by the client', async () => {
    const { id, client, nutritionist } = care
    await notes.save(id, nutritionist)
    const { status, body } = await notes.readAsClient(id, client)
    expect([status, body.code]).toEqual([404, 'ERR_NO_NOTE'])
    const session = (await main.get(`/v1/appointments/${id}`, client)).body.data
    expect(session.hasNote).toBe(false)
  })

  test('needs a session that has started and was held', async () => {
    const { nutritionist } = care
    const ahead = await insertBooked(main, { ...care.care, inMinutes: 60 })
    const refused = [409, 'NOTE_NOT_POSSIBLE']
    const answer = await notes.save(ahead, nutritionist)
    expect([answer.status, answer.body.code]).toEqual(refused)
    const outcome = { ...nutritionist, body: { outcome: 'i_was_absent' } }
    await main.post(`/v1/practice/appointments/${care.id}/outcome`, outcome)
    const missed = await notes.save(care.id, nutritionist)
    expect([missed.status, missed.body.code]).toEqual(refused)
    expect((await notes.read(care.id, nutritionist)).body.data.isWritable).toBe(false)
  })

  test('is neither changed nor signed once the client withdrew their consent to health data', async () => {
    const { id, client, nutritionist } = care
    await notes.save(id, nutritionist)
    await withdrawConsent(client)
    for (const { status, body } of [
      await notes.save(id, nutritionist, emptyNote, 1),
      await notes.sign(id, nutritionist),
    ])
      expect([status, body.code]).toEqual([403, 'CLIENT_CONSENT_NEEDED'])
  })

  test.each([
    ['four diagnoses', { diagnoses: Array(4).fill(completeNote.diagnoses[0]) }],
    [
      'a step of 201 characters',
      { actions: [{ text: 'a'.repeat(201), until: null, measure: null }] },
    ],
    ['an unknown measure', { actions: [{ text: 'a', until: null, measure: 'shoe' }] }],
  ])('with %s is refused', async (_, change) => {
    const { status } = await notes.save(care.id, care.nutritionist, { ...completeNote, ...change })
    expect(status).toBe(400)
  })
})

test('the first draft freezes the brief, and the client sees what was opened', async () => {
  const { id, client, nutritionist } = care
  const weigh = (kilograms: number) =>
    main.post(`/v1/trackers/${client.trackerId}/weights`, {
      token: client.token,
      body: { measuredOn: '2026-03-02', kilograms },
    })
  await weigh(71)
  const before = (await notes.read(id, nutritionist)).body.data.brief
  expect(before).toMatchObject({ day: '2026-03-02', sections: ['weight'] })
  expect(before.parts.weight.latest.kilograms).toBe(71)
  await notes.save(id, nutritionist)
  await weigh(69)
  expect((await notes.read(id, nutritionist)).body.data.brief).toEqual(before)
  const views = (await main.get(`/v1/trackers/${client.trackerId}/care/views`, client)).body.data
  const opened = views.map(({ section }: { section: string }) => section)
  expect(opened.toSorted()).toEqual(['note', 'weight'])
})

describe('a signature', () => {
  test('needs the password again', async () => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist)
    const wrong = await notes.sign(id, nutritionist, { proof: 'salah sekali' })
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Password is wrong'])
    expect((await notes.sign(id, nutritionist)).body.data.signature).not.toBeNull()
  })

  test('needs a sign-in of the last ten minutes from a nutritionist without a password', async () => {
    const { id, nutritionist, practice } = care
    await notes.save(id, nutritionist)
    const userId = practice.userId ?? ''
    const byGoogle = { googleIssuer: 'https://accounts.google.com', googleSubject: userId }
    const [signer] = await main.db
      .update(userTable)
      .set({ ...byGoogle, passwordHash: null })
      .where(eq(userTable.id, userId))
      .returning()
    const proof = signer?.email ?? ''
    const signedInAt = (minutesAgo: number) =>
      main.db
        .update(sessionTable)
        .set({ createdAt: later(main.clock.now(), -minutesAgo * minuteMs) })
        .where(eq(sessionTable.userId, userId))
    await signedInAt(11)
    const late = await notes.sign(id, nutritionist, { proof })
    expect([late.status, late.body.code]).toEqual([403, 'SIGN_IN_AGAIN'])
    await signedInAt(9)
    const wrong = await notes.sign(id, nutritionist, { proof: 'lain@example.org' })
    expect(wrong.status).toBe(401)
    expect((await notes.sign(id, nutritionist, { proof })).body.data.signature).not.toBeNull()
  })

  test('[T111] is the caller’s, even if the body names another', async () => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist)
    const named = { author: 'dr. Lain', authorName: 'dr. Lain', practiceNumber: 1 }
    const { data } = (await notes.sign(id, nutritionist, { ...named, degrees: 'S.Gz., RD' })).body
    expect(data.signature).toMatchObject({
      author: 'Rina Kusuma, S.Gz., RD',
      at: main.clock.now().toISOString(),
    })
  })

  test('needs the version that was seen', async () => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist)
    await notes.save(id, nutritionist, { ...completeNote, summary: 'Lain' }, 1)
    expect((await notes.sign(id, nutritionist)).body.code).toBe('NOTE_CHANGED')
  })

  const diagnosis = completeNote.diagnoses[0] as NoteContent['diagnoses'][number]
  const sign = diagnosis.signs[0] as (typeof diagnosis.signs)[number]
  test.each<[string, Partial<NoteContent>]>([
    ['an assessment', { assessment: '' }],
    ['a diagnosis', { diagnoses: [] }],
    ['an etiology', { diagnoses: [{ ...diagnosis, etiology: '' }] }],
    ['a sign', { diagnoses: [{ ...diagnosis, signs: [] }] }],
    ['an intervention', { diagnoses: [{ ...diagnosis, intervention: '' }] }],
    ['a day for each sign', { diagnoses: [{ ...diagnosis, signs: [{ ...sign, on: null }] }] }],
    [
      'a measure for each sign',
      { diagnoses: [{ ...diagnosis, signs: [{ ...sign, otherMeasure: '' }] }] },
    ],
    ['a day for each step', { actions: [{ text: 'Jalan', until: null, measure: null }] }],
    ['a summary', { summary: '' }],
  ])('needs %s', async (_, change) => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist, { ...completeNote, ...change })
    const { status, body } = await notes.sign(id, nutritionist)
    expect([status, body.code]).toEqual([409, 'NOTE_INCOMPLETE'])
  })

  test('of a note without a problem leaves out the diagnoses that were hidden', async () => {
    const { id, nutritionist } = care
    await notes.save(id, nutritionist, { ...completeNote, hasNoProblem: true })
    const { data } = (await notes.sign(id, nutritionist)).body
    expect(data.content).toMatchObject({ hasNoProblem: true, diagnoses: [] })
  })

  test('is final', async () => {
    const { id, nutritionist } = care
    await notes.signed(id, nutritionist)
    expect((await notes.save(id, nutritionist, emptyNote, 2)).body.code).toBe('NOTE_SIGNED')
    expect((await notes.sign(id, nutritionist, { version: 2 })).body.code).toBe('NOTE_SIGNED')
  })

  test('mails the client a link and nothing of the content', async () => {
    const { id, client, nutritionist } = care
    await notes.signed(id, nutritionist)
    const [mail, ...others] = await main.mailsTo(client.user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ringkasan sesimu sudah ada')
    expect(mail?.text).toContain(`/konsultasi/sesi/${id}/hasil`)
    expect(mail?.text).not.toContain('serat')
  })

  test('covers the content, and each addendum continues the chain', async () => {
    const { id, nutritionist } = care
    await notes.signed(id, nutritionist)
    await notes.add(id, nutritionist, 'Tambahan: “kopi” tanpa gula.\nBaris kedua.')
    await notes.add(id, nutritionist, 'Tambahan kedua.')
    const [note] = await main.db
      .select()
      .from(consultationNoteTable)
      .where(eq(consultationNoteTable.appointmentId, id))
    expect(note && hashOfNote(note)).toBe(note?.contentHash)
    const altered = note && { ...note, content: { ...note.content, summary: 'Lain' } }
    expect(altered && hashOfNote(altered)).not.toBe(note?.contentHash)
    const addenda = await main.db
      .select()
      .from(noteAddendumTable)
      .where(eq(noteAddendumTable.appointmentId, id))
      .orderBy(asc(noteAddendumTable.seq))
    expect(addenda.map(({ seq }) => seq)).toEqual([1, 2])
    let before = note?.contentHash ?? ''
    for (const addendum of addenda) {
      expect(hashOfAddendum(before, addendum)).toBe(addendum.hash)
      before = addendum.hash
    }
  })
})

describe('an addendum', () => {
  test('needs a signed note', async () => {
    const { id, nutritionist } = care
    expect((await notes.add(id, nutritionist, 'Dulu')).body.code).toBe('NOTE_NOT_SIGNED')
    await notes.save(id, nutritionist)
    expect((await notes.add(id, nutritionist, 'Dulu')).body.code).toBe('NOTE_NOT_SIGNED')
  })

  test('[T112] can be added at any time after the signature', async () => {
    const { id, nutritionist } = care
    await notes.signed(id, nutritionist)
    main.clock.advance(400 * dayMs)
    const { token } = await signInAgain(nutritionist.user)
    const { data } = (await notes.add(id, { token }, 'Setahun kemudian')).body
    expect(data.addenda).toMatchObject([{ seq: 1, body: 'Setahun kemudian' }])
  })

  test('[T109] is read by the client with the note', async () => {
    const { id, client, nutritionist } = care
    await notes.signed(id, nutritionist)
    await notes.add(id, nutritionist, 'Susu boleh diganti susu kedelai.')
    const { data } = (await notes.readAsClient(id, client)).body
    expect(data.content).toEqual(completeNote)
    expect(data.addenda).toMatchObject([
      { seq: 1, body: 'Susu boleh diganti susu kedelai.', author: 'Rina Kusuma, S.Gz., RD' },
    ])
  })
})

test('[T110] a signed note is read by both at its address, until the care ends', async () => {
  const { id, client, nutritionist, relationId } = care
  await notes.signed(id, nutritionist)
  expect((await notes.read(id, nutritionist)).body.data.content).toEqual(completeNote)
  expect((await main.get(`/v1/appointments/${id}`, client)).body.data.hasNote).toBe(true)
  const stateOfNote = async () =>
    (await main.get(`/v1/practice/appointments/${id}`, nutritionist)).body.data.note
  expect(await stateOfNote()).toBe('signed')
  await endRelation(main, relationId)
  expect(await stateOfNote()).toBeNull()
  for (const answer of [
    await notes.read(id, nutritionist),
    await notes.add(id, nutritionist, 'Nanti'),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'ERR_NO_APPOINTMENT'])
  expect((await notes.readAsClient(id, client)).status).toBe(200)
})

describe('a step', () => {
  test('reaches the tracker once the note is signed, and takes the client’s outcome', async () => {
    const { id, client, nutritionist } = care
    await notes.save(id, nutritionist)
    expect((await notes.actions(client)).body.data).toEqual([])
    await notes.sign(id, nutritionist)
    const [bring, weigh] = (await notes.actions(client)).body.data
    expect(bring).toMatchObject({ appointmentId: id, until: '2026-03-16', outcome: null })
    expect(weigh).toMatchObject({ measure: 'weight', until: '2026-03-20' })
    const done = (await notes.setOutcome(client, bring.id, 'done')).body.data
    expect(done).toMatchObject({ outcome: 'done', outcomeAt: main.clock.now().toISOString() })
    const back = (await notes.setOutcome(client, bring.id, null)).body.data
    expect(back).toMatchObject({ outcome: null, outcomeAt: null })
    expect((await notes.setOutcome(client, bring.id, 'maybe')).status).toBe(400)
  })

  test('stands with its outcome above the next note, and in the brief of both sides', async () => {
    const { client, nutritionist } = care
    const before = await insertBooked(main, { ...care.care, inMinutes: -3000 })
    await notes.signed(before, nutritionist)
    const [bring] = (await notes.actions(client)).body.data
    await notes.setOutcome(client, bring.id, 'partly')
    const steps = [
      { text: 'Bawa bekal sayur tiga kali seminggu', outcome: 'partly' },
      { text: 'Timbang setiap Senin pagi', outcome: null },
    ]
    const { data } = (await notes.read(care.id, nutritionist)).body
    expect(data.earlierActions).toMatchObject(steps)
    const { trackerId } = client
    const briefs = [
      await main.get(`/v1/practice/clients/${trackerId}/brief`, { token: nutritionist.token }),
      await main.get(`/v1/trackers/${trackerId}/brief`, { token: client.token }),
    ]
    for (const { body } of briefs) expect(body.data.steps).toMatchObject(steps)
    expect((await notes.read(before, nutritionist)).body.data.earlierActions).toEqual([])
  })

  test('of the last two sessions stands above a note, of the last one in a brief', async () => {
    const { client, nutritionist } = care
    for (const [inMinutes, text] of [
      [-9000, 'Pertama'],
      [-6000, 'Kedua'],
      [-3000, 'Ketiga'],
    ] as const) {
      const id = await insertBooked(main, { ...care.care, inMinutes })
      await notes.save(id, nutritionist, withStep(text))
      await notes.sign(id, nutritionist)
    }
    const { data } = (await notes.read(care.id, nutritionist)).body
    expect(textsOf(data.earlierActions)).toEqual(['Ketiga', 'Kedua'])
    const path = `/v1/practice/clients/${client.trackerId}/brief`
    expect(textsOf((await main.get(path, nutritionist)).body.data.steps)).toEqual(['Ketiga'])
  })

  test('in a brief is a look at its note', async () => {
    const { id, client, nutritionist } = care
    await notes.signed(id, nutritionist)
    main.clock.advance(hourMs)
    const [{ token }, own] = [await signInAgain(nutritionist.user), await signInAgain(client.user)]
    await main.get(`/v1/practice/clients/${client.trackerId}/brief`, { token })
    const views = await main.get(`/v1/trackers/${client.trackerId}/care/views`, own)
    const ofNote = views.body.data.filter(({ section }: { section: string }) => section === 'note')
    expect(ofNote).toHaveLength(2)
  })

  test('with one nutritionist is hidden from the next', async () => {
    const { id, client, nutritionist, relationId } = care
    await notes.signed(id, nutritionist)
    await endRelation(main, relationId)
    const next = await openPractice(main)
    const { trackerId } = client
    const nextCare = { trackerId, practice: next.practice }
    const nextRelation = await insertRelation(main, nextCare)
    const session = { ...nextCare, relationId: nextRelation, inMinutes: -10 }
    const { data } = (await notes.read(await insertBooked(main, session), next.nutritionist)).body
    expect(data.earlierActions).toEqual([])
    const briefs = [
      await main.get(`/v1/practice/clients/${trackerId}/brief`, next.nutritionist),
      await main.get(`/v1/trackers/${trackerId}/brief`, client),
    ]
    for (const { body } of briefs) expect(body.data.steps).toEqual([])
  })

  test('of another member is unknown', async () => {
    const other = await openNotedSession(main)
    await notes.signed(care.id, care.nutritionist)
    const [bring] = (await notes.actions(care.client)).body.data
    const own = await notes.setOutcome(other.client, bring.id, 'done')
    expect([own.status, own.body.code]).toEqual([404, 'ERR_NO_ACTION'])
    const path = { token: other.client.token, trackerId: care.client.trackerId }
    expect((await notes.setOutcome(path, bring.id, 'done')).body.code).toBe('ERR_NO_TRACKER')
    expect((await notes.actions(path)).body.code).toBe('ERR_NO_TRACKER')
  })
})

test('on the last day of an open step a reminder comes even after an entry, without its words', async () => {
  const { id, client, nutritionist } = care
  const { token, trackerId } = client
  const inJakarta = new Date(main.clock.now().getTime() + 7 * hourMs)
  const today = inJakarta.toISOString().slice(0, 10)
  const actions = [{ text: 'Timbang pagi ini', until: today, measure: null }]
  await notes.save(id, nutritionist, { ...completeNote, actions })
  await notes.sign(id, nutritionist)
  const entry = { measuredOn: today, kilograms: 70 }
  await main.post(`/v1/trackers/${trackerId}/weights`, { token, body: entry })
  const body = { hour: inJakarta.getUTCHours() + 1, zone: 'WIB', weekdays: [1, 2, 3, 4, 5, 6, 7] }
  await main.post(`/v1/trackers/${trackerId}/reminder`, { token, body })
  main.clock.advance(hourMs)
  const reminders = async () =>
    (await main.mailsTo(client.user.email)).filter(({ subject }) => subject.startsWith('Sebentar'))
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  expect(mail?.text).toContain('hari terakhir untuk satu langkah')
  expect(mail?.text).not.toContain('Timbang')
})

test('a held session without a signed note waits for one after a day', async () => {
  const { nutritionist } = care
  const old = await insertBooked(main, { ...care.care, inMinutes: -3000 })
  const body = { outcome: 'held' }
  for (const id of [care.id, old])
    await main.post(`/v1/practice/appointments/${id}/outcome`, { ...nutritionist, body })
  const waiting = async () =>
    (await main.get('/v1/practice/unsigned-notes', nutritionist)).body.data
  expect(await waiting()).toMatchObject([{ appointmentId: old, hasDraft: false }])
  await notes.save(old, nutritionist)
  expect(await waiting()).toMatchObject([{ appointmentId: old, hasDraft: true }])
  await notes.sign(old, nutritionist)
  expect(await waiting()).toEqual([])
})

test('while the client is suspended, no note of theirs is read, written or waited for', async () => {
  const { client, nutritionist } = care
  const id = await insertBooked(main, { ...care.care, inMinutes: -3000 })
  const body = { outcome: 'held' }
  await main.post(`/v1/practice/appointments/${id}/outcome`, { ...nutritionist, body })
  const suspendedAt = main.clock.now()
  await main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, client.user.id))
  expect((await main.get('/v1/practice/unsigned-notes', nutritionist)).body.data).toEqual([])
  for (const answer of [await notes.read(id, nutritionist), await notes.save(id, nutritionist)])
    expect([answer.status, answer.body.code]).toEqual([404, 'ERR_NO_APPOINTMENT'])
})

test('a held session without a draft stops waiting after two weeks, and with its care', async () => {
  const { nutritionist, relationId } = care
  const held = async (inMinutes: number) => {
    const id = await insertBooked(main, { ...care.care, inMinutes })
    const changed = { changedBy: 'nutritionist' as const, changedAt: main.clock.now() }
    await updateAppointment(main.db, id, { ...changed, state: 'completed' })
    return id
  }
  const daysAgo = (days: number) => held(-days * 24 * 60)
  const [recent, drafted] = [await daysAgo(13), await daysAgo(15)]
  await daysAgo(16)
  await notes.save(drafted, nutritionist)
  const waiting = async () =>
    (await main.get('/v1/practice/unsigned-notes', nutritionist)).body.data.map(
      ({ appointmentId }: { appointmentId: string }) => appointmentId,
    )
  expect(await waiting()).toEqual([drafted, recent])
  await endRelation(main, relationId)
  expect(await waiting()).toEqual([])
})
