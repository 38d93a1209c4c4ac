import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import { isMemberCalm } from '#server/backends/main/tracker/calm-mode/is-member-calm.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { endRelation, insertRelation, openPractice } from './consultation.fixture.ts'
import { clientToClear } from './goal-clearance.fixture.ts'
import { openReader } from './live.fixture.ts'
import { untilTransactionWaits } from './lock-wait.fixture.ts'
import { healthConsent, type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff } from './staff.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let it: Awaited<ReturnType<typeof clientToClear>>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  it = await clientToClear(main)
})
afterAll(() => main.close())

const consent = { textVersion: healthConsent.textVersion, language: 'en' }
const both = { reasons: ['disease', 'eating'] }

test('the nutritionist reads why a client may not set a goal, and the client sees the look', async () => {
  expect(await it.board()).toEqual({
    reasons: ['disease', 'eating'],
    clearance: null,
    today: '2026-03-02',
    latestDay: '2026-08-29',
  })
  const views = await main.db
    .select({ section: recordViewTable.section })
    .from(recordViewTable)
    .where(eq(recordViewTable.trackerId, it.trackerId))
  expect(views).toEqual([{ section: 'goals' }])
})

test('what a nutritionist signs lets the client set a goal, which names it', async () => {
  expect(await it.setGoal()).toEqual({ kind: 'person', reasons: ['disease', 'eating'] })
  const { body } = await it.sign(both)
  const { clearance } = body.data
  expect(clearance).toMatchObject({
    ...{ ...both, nutritionist: 'Rina Kusuma', validUntil: '2026-06-01' },
    rationale: 'Tekanan darahnya terkendali tanpa obat.',
  })
  const { kind, goal } = await it.setGoal()
  expect([kind, goal.plan.clearanceId]).toEqual(['saved', clearance.id])
})

test('a goal that needs no clearance names none', async () => {
  const healthy = await clientToClear(main, { hasReasons: false })
  expect((await healthy.sign({ reasons: ['intake'] })).status).toBe(200)
  const { kind, goal } = await healthy.setGoal()
  expect([kind, goal.plan.clearanceId]).toEqual(['saved', undefined])
})

test('a signed intake goes down to 800 kcal, and every other limit stays', async () => {
  const fast = { weeks: 7 }
  await it.sign(both)
  expect(await it.setGoal(fast)).toEqual({ kind: 'refused', reasons: ['underFloor'] })
  await it.sign({ reasons: ['disease', 'eating', 'intake'] })
  expect((await it.setGoal(fast)).kind).toBe('saved')
  expect(await it.setGoal({ weeks: 5 })).toEqual({
    kind: 'refused',
    reasons: ['tooFast', 'underEight'],
  })
  expect(await it.setGoal({ targetKilograms: 50.3, weeks: 104 })).toEqual({
    kind: 'refused',
    reasons: ['tooThin'],
  })
})

test.each([
  ['pregnancy', { isPregnant: true }],
  ['lactation', { isLactating: true }],
  ['minor', { bornOn: '2008-03-03' }],
])('%s is never lifted', async (reason, change) => {
  await it.sign(both)
  await it.answer({ hasDisease: true, ...change })
  expect(await it.setGoal()).toEqual({ kind: 'person', reasons: [reason] })
  expect((await it.sign(both)).body.code).toBe('CLEARANCE_NOT_POSSIBLE')
})

test.each([
  ['a reason that does not hold', { reasons: ['eating', 'disease'] }],
  ['a day that is over', { reasons: ['eating'], validUntil: '2026-03-01' }],
  ['more than 180 days', { reasons: ['eating'], validUntil: '2026-08-30' }],
])('no one signs %s', async (_, wish) => {
  await it.answer()
  expect((await it.sign(wish)).body.code).toBe('CLEARANCE_NOT_POSSIBLE')
  expect(await it.cleared()).toBeUndefined()
})

test.each([
  { reasons: [] },
  { reasons: ['pregnancy'] },
  { rationale: '  ' },
  { rationale: 'a'.repeat(1001) },
  { validUntil: 'besok' },
])('the call refuses %j', async (wish) => {
  expect((await it.sign(wish)).status).toBe(400)
})

test('a signature needs the password', async () => {
  expect((await it.sign({ proof: 'salah' })).status).toBe(401)
  expect(await it.cleared()).toBeUndefined()
})

test('a newer answer makes the clearance void for its reason', async () => {
  await it.sign(both)
  await it.check(false)
  expect(await it.cleared()).toEqual(['disease', 'eating'])
  await it.check(true)
  expect(await it.cleared()).toEqual(['disease'])
  await it.answer({ hasDisease: true, centimetres: 166 })
  expect(await it.cleared()).toEqual(['disease'])
  await it.answer()
  await it.answer({ hasDisease: true })
  expect(await it.cleared()).toBeUndefined()
  await it.sign(both)
  expect(await it.cleared()).toEqual(['disease', 'eating'])
})

test('both sides can end it, and it ends with the care and with the consent', async () => {
  const endings = [
    () => it.end(),
    () => it.endOwn(),
    () =>
      main.post('/v1/health-consent', {
        token: it.client.token,
        body: { ...consent, decision: 'withdrawn' },
      }),
  ]
  for (const end of endings) {
    await it.sign(both)
    expect(await it.cleared()).toEqual(['disease', 'eating'])
    await end()
    expect(await it.cleared()).toBeUndefined()
  }
  expect((await it.sign(both)).body.code).toBe('CLIENT_CONSENT_NEEDED')
  expect((await it.board()).reasons).toBeNull()
  await main.post('/v1/health-consent', { token: it.client.token, body: healthConsent })
  expect(await it.cleared()).toBeUndefined()
  await it.sign(both)
  await endRelation(main, it.relationId)
  const back = { trackerId: it.trackerId, practice: it.practice, sections: ['goals' as const] }
  await insertRelation(main, back)
  expect(await it.cleared()).toBeUndefined()
  const ends = await main.db
    .select({ endedBy: goalClearanceTable.endedBy })
    .from(goalClearanceTable)
    .where(eq(goalClearanceTable.trackerId, it.trackerId))
    .orderBy(goalClearanceTable.signedAt)
  expect(ends.map(({ endedBy }) => endedBy).toSorted()).toEqual([
    'care',
    'client',
    'consent',
    'nutritionist',
  ])
})

// On PostgreSQL only: PGlite runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a signature waits for a withdrawal of the consent, and is refused',
  async () => {
    const { answer } = await main.db.transaction(async (tx) => {
      const decision = { ...healthConsent, decision: 'withdrawn' } as const
      await decideHealthConsent({ ...main.context, db: tx }, it.client.user.id, decision)
      const waiting = { answer: it.sign(both) }
      await untilTransactionWaits(main.db)
      return waiting
    })
    expect((await answer).body.code).toBe('CLIENT_CONSENT_NEEDED')
  },
)

test('a nutritionist who sees no goals signs nothing, and what they signed stays', async () => {
  await it.sign(both)
  await main.db
    .update(careRelationTable)
    .set({ sections: ['weight'] })
    .where(eq(careRelationTable.id, it.relationId))
  expect((await it.board()).reasons).toBeNull()
  expect((await it.sign(both)).body.code).toBe('CLEARANCE_NOT_POSSIBLE')
  expect(await it.cleared()).toEqual(['disease', 'eating'])
})

test('a cleared client leaves calm mode, unless they chose it', async () => {
  const { user, token } = it.client
  const isCalm = () => isMemberCalm(main.db, user.id, '2026-03-02')
  expect(await isCalm()).toBe(true)
  await it.sign(both)
  expect(await isCalm()).toBe(false)
  await main.post('/v1/calm-mode', { token, body: { isCalm: true } })
  expect(await isCalm()).toBe(true)
})

test('pages of both sides hear of a signature and of its end, and the mail has no health words', async () => {
  const { nutritionist, client, trackerId } = it
  const readers = [
    await openReader(main.backend, nutritionist),
    await openReader(main.backend, client),
  ]
  for (const reader of readers) await reader.untilReady()
  const { id } = (await it.sign(both)).body.data.clearance
  await it.end()
  const told = { kind: 'clearance', id }
  for (const reader of readers)
    await expect
      .poll(() => reader.events().filter(({ kind }) => kind === 'clearance'))
      .toEqual([told, told])
  const mails = await main.mailsTo(client.user.email)
  const news = mails.filter(({ subject }) => /Rina/.test(subject))
  expect(news).toHaveLength(2)
  for (const { subject, text } of news) {
    const link = `/tracker/${trackerId}/goals`
    expect(text).toContain(link)
    const words = `${subject} ${text.replaceAll(link, '')}`
    expect(words).not.toMatch(/target|goal|weight|berat|disease|penyakit|makan/i)
  }
})

test('staff read and sign nothing, and the audit log says nothing of it', async () => {
  const { token } = await createStaff(main).firstOwner()
  const path = `/v1/practice/clients/${it.trackerId}/goal-clearance`
  expect((await main.get(path, { token })).body.code).toBe('ERR_NO_PRACTICE')
  await it.sign(both)
  const entries = await main.db.select().from(auditEntryTable)
  expect(JSON.stringify(entries)).not.toMatch(/clearance|terkendali/i)
})

test('a stranger ends nothing', async () => {
  await it.sign(both)
  const { token } = await memberWithTracker(main)
  await main.post('/v1/goal-clearance/end', { token })
  const other = await openPractice(main)
  const path = `/v1/practice/clients/${it.trackerId}/goal-clearance/end`
  expect((await main.post(path, { token: other.nutritionist.token })).status).toBe(404)
  expect(await it.cleared()).toEqual(['disease', 'eating'])
})
