import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostPlanTemplates } from '#server/contract/meal-plan.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import { planTemplateTable } from '#server/db/main/plan-template.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { insertDiary } from './brief.fixture.ts'
import { endRelation, insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { openReader } from './live.fixture.ts'
import {
  healthConsent,
  type MainFixture,
  memberPassword,
  openMainFixture,
} from './main-backend.fixture.ts'
import { createPlans, daysOf, oilDays, planContent } from './meal-plan.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let token: string
let client: Awaited<ReturnType<typeof memberWithTracker>>
let relationId: string
let plans: ReturnType<typeof createPlans>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  const opened = await openPractice(main)
  practice = opened.practice
  token = opened.nutritionist.token
  client = await memberWithTracker(main)
  relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
  plans = createPlans(main, client.trackerId)
})
afterAll(() => main.close())

const share = (sections: ShareSection[]) =>
  main.db.update(careRelationTable).set({ sections }).where(eq(careRelationTable.id, relationId))
/** Which sections the client sees as opened. */
async function looks() {
  const views = await main.db
    .select({ section: recordViewTable.section })
    .from(recordViewTable)
    .where(eq(recordViewTable.trackerId, client.trackerId))
  return views.map(({ section }) => section).toSorted()
}
const dataOf = async (call: Promise<{ body: { data: unknown } }>) =>
  (await call).body.data as Record<string, never>

const saveProfile = ({ sex } = { sex: 'male' }) =>
  main.post('/v1/nutrition-profile', {
    token: client.token,
    body: {
      ...{ sex, bornOn: '1990-04-02', centimetres: 165, activity: 'light' },
      ...{ isPregnant: false, isLactating: false, hasDisease: false },
    },
  })

async function publish(wish: Parameters<typeof planContent>[0] = {}) {
  const { draft } = (await dataOf(plans.save(token, 0, wish))) as never as {
    draft: { rowVersion: number }
  }
  return dataOf(plans.publish(token, draft.rowVersion))
}

test('a draft is stored as written, and a page that read an earlier one gets it back', async () => {
  expect(await dataOf(plans.save(token, 0))).toMatchObject({
    kind: 'saved',
    draft: { rowVersion: 1, ...planContent() },
  })
  const second = await dataOf(plans.save(token, 1, { note: 'Minum cukup' }))
  expect(second).toMatchObject({ kind: 'saved', draft: { rowVersion: 2 } })
  for (const outdated of [0, 1, 3])
    expect(await dataOf(plans.save(token, outdated, { note: 'Lain' }))).toMatchObject({
      kind: 'stale',
      draft: { rowVersion: 2, note: 'Minum cukup' },
    })
  await plans.drop(token)
  expect(await dataOf(plans.save(token, 2))).toEqual({ kind: 'stale', draft: null })
})

test.each([
  ['a third of a unit', { days: daysOf([{ group: 'oil', units: 0.3, foodId: null }]) }],
  ['no unit', { days: daysOf([{ group: 'oil', units: 0, foodId: null }]) }],
  ['more than twenty units', { days: oilDays(20.5) }],
  ['a missing weekday', { days: [{ weekdays: [1, 2, 3, 4, 5, 6], meals: [] }] }],
  ['a weekday twice', { days: [{ weekdays: [1, 1, 3, 4, 5, 6, 7], meals: [] }] }],
  ['a note that is too long', { note: 'a'.repeat(1001) }],
])('%s is refused', async (_, wish) => {
  expect((await plans.save(token, 0, wish)).status).toBe(400)
})

test('[I14] a new version ends the one before on the day before it', async () => {
  expect(await publish()).toMatchObject({ kind: 'published', plan: { version: 1 } })
  const next = { startsOn: '2026-03-16', endsOn: '2026-04-12' }
  expect(await publish(next)).toMatchObject({ kind: 'published', plan: { version: 2 } })
  const ofDay = async (day: string) => {
    const { plan, upcoming } = (await dataOf(plans.onDay(client.token, day))) as never as {
      plan: { version: number; endsOn: string } | null
      upcoming: { version: number } | null
    }
    return [plan?.version, plan?.endsOn, upcoming?.version]
  }
  expect(await ofDay('2026-03-15')).toEqual([1, '2026-03-15', 2])
  expect(await ofDay('2026-03-16')).toEqual([2, '2026-04-12', undefined])
  expect(await ofDay('2026-04-13')).toEqual([undefined, undefined, undefined])
})

test('a version that had not begun is replaced whole, also by another practice', async () => {
  await publish({ startsOn: '2026-03-09', endsOn: '2026-03-29' })
  await endRelation(main, relationId)
  const other = await openPractice(main)
  await insertRelation(main, { trackerId: client.trackerId, practice: other.practice })
  await plans.save(other.nutritionist.token, 0)
  const answer = await dataOf(plans.publish(other.nutritionist.token, 1))
  expect(answer).toMatchObject({ kind: 'published', plan: { version: 2 } })
  const states = await main.db
    .select({ version: mealPlanTable.version, state: mealPlanTable.state })
    .from(mealPlanTable)
    .where(eq(mealPlanTable.trackerId, client.trackerId))
  expect(states.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0))).toEqual([
    { version: 1, state: 'ended' },
    { version: 2, state: 'published' },
  ])
})

test('a published plan is told to the client at once and by a mail without its content', async () => {
  const reader = await openReader(main.backend, client)
  await reader.untilReady()
  await publish({ note: 'Kurangi santan', startsOn: '2026-03-09' })
  await expect.poll(reader.events).toContainEqual({ kind: 'plan', id: client.trackerId })
  await reader.cut()
  const [mail, ...others] = (await main.mailsTo(client.user.email)).filter(({ text }) =>
    text.includes(`/tracker/${client.trackerId}/rencana`),
  )
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Rencana makanmu sudah ada')
  expect(mail?.text).toContain('Rina Kusuma')
  expect(mail?.text).not.toMatch(/santan|kkal/)
})

test.each([
  ['in the past', '2026-03-01', '2026-03-20'],
  ['backwards', '2026-03-20', '2026-03-19'],
  ['of more than 26 weeks', '2026-03-02', '2026-08-31'],
])('a plan %s is not published', async (_, startsOn, endsOn) => {
  expect(await publish({ startsOn, endsOn })).toEqual({ kind: 'refused', reason: 'dates' })
})

test.each([
  ['America/New_York', '2026-03-01', 'published'],
  ['America/New_York', '2026-02-28', 'refused'],
  ['Asia/Jayapura', '2026-03-01', 'refused'],
])('a client in %s may have a plan from %s: %s', async (clientZone, startsOn, kind) => {
  const booking = { trackerId: client.trackerId, relationId, practice, inMinutes: 60 }
  const id = await insertBooked(main, booking)
  await main.db.update(appointmentTable).set({ clientZone }).where(eq(appointmentTable.id, id))
  expect(await publish({ startsOn, endsOn: '2026-03-20' })).toMatchObject({ kind })
})

test('[I15] a low intake needs a signature with the password, one under 800 kcal is refused', async () => {
  const wish = { days: oilDays(20), targets: { ...planContent().targets, energyKcal: 1400 } }
  expect(await publish({ days: oilDays(15.5) })).toEqual({ kind: 'refused', reason: 'underEight' })
  await plans.save(token, 1, wish)
  expect(await dataOf(plans.publish(token, 2))).toEqual({
    kind: 'signature',
    intakeKcal: 1000,
    floorKcal: 1500,
  })
  expect((await plans.publish(token, 2, 'salah sekali')).status).toBe(401)
  expect((await dataOf(plans.board(token))).versions).toEqual([])
  expect(await dataOf(plans.publish(token, 2, memberPassword))).toMatchObject({
    kind: 'published',
    plan: { isSigned: true },
  })
})

test('a password signs nothing on a plan that needs no signature', async () => {
  await plans.save(token, 0)
  expect(await dataOf(plans.publish(token, 1, memberPassword))).toMatchObject({
    kind: 'published',
    plan: { isSigned: false },
  })
})

test('a nutritionist sees their own plans of a client only', async () => {
  await publish()
  await endRelation(main, relationId)
  const other = await openPractice(main)
  await insertRelation(main, { trackerId: client.trackerId, practice: other.practice })
  expect(await dataOf(plans.board(other.nutritionist.token))).toMatchObject({
    draft: null,
    versions: [],
  })
})

test('the floor is that of the client’s sex where they share their goals', async () => {
  await saveProfile({ sex: 'female' })
  const days = daysOf([{ group: 'staple', units: 7.5, foodId: null }])
  expect(await publish({ days })).toMatchObject({ kind: 'signature', floorKcal: 1500 })
  expect((await dataOf(plans.board(token))).client).toEqual({ energy: null, ramadan: null })
  await share(['goals', 'food'])
  expect((await dataOf(plans.board(token))).client).toMatchObject({ energy: { sex: 'female' } })
  expect(await dataOf(plans.publish(token, 1))).toMatchObject({ kind: 'published' })
  expect(await looks()).toEqual(['food', 'goals'])
})

test('a floor that shows the client’s sex is a look at what their goals share', async () => {
  await share(['goals', 'weight'])
  await plans.save(token, 0, { days: oilDays(20) })
  expect(await looks()).toEqual([])
  expect(await dataOf(plans.publish(token, 1))).toMatchObject({ kind: 'signature' })
  expect(await looks()).toEqual(['goals'])
})

test('a weight that is not shared moves no number of the target', async () => {
  await saveProfile()
  const goal = { startsOn: '2026-02-01', startKilograms: 80, targetKilograms: 76, weeks: 12 }
  await insertDiary(main, client.trackerId, {
    ...{ measurements: [], foods: [], goals: [{ ...goal, dailyKcal: 1900 }] },
    weights: [{ measuredOn: '2026-03-01', kilograms: 61 }],
  })
  const used = async () =>
    ((await dataOf(plans.board(token))).client as unknown as { energy: { usedKcal: number } })
      .energy.usedKcal
  await share(['goals'])
  const ofGoal = await used()
  expect(await looks()).toEqual(['goals'])
  await share(['goals', 'weight'])
  expect(ofGoal - (await used())).toBeGreaterThan(200)
  expect(await looks()).toEqual(['goals', 'weight'])
})

test('a weight without a shared goal makes no number, so it is not looked at', async () => {
  await share(['weight'])
  expect((await dataOf(plans.board(token))).client).toEqual({ energy: null, ramadan: null })
  expect(await looks()).toEqual([])
})

test('the intake of a goal is suggested within its weeks only', async () => {
  await saveProfile()
  const goal = { startsOn: '2026-02-01', startKilograms: 80, targetKilograms: 79, dailyKcal: 1900 }
  const none = { weights: [], measurements: [], foods: [] }
  await insertDiary(main, client.trackerId, { ...none, goals: [{ ...goal, weeks: 5 }] })
  await share(['goals'])
  const suggested = async () =>
    (
      (await dataOf(plans.board(token))).client as unknown as {
        energy: { goalKcal: number | null }
      }
    ).energy.goalKcal
  expect(await suggested()).toBe(1900)
  await main.db.update(goalTable).set({ weeks: 4 }).where(eq(goalTable.trackerId, client.trackerId))
  expect(await suggested()).toBeNull()
})

test('without the client’s consent to health data, nothing is planned', async () => {
  const { textVersion } = healthConsent
  const decision = { decision: 'withdrawn', textVersion, language: 'id' }
  await plans.save(token, 0)
  await main.post('/v1/health-consent', { token: client.token, body: decision })
  for (const { status, body } of [await plans.save(token, 1), await plans.publish(token, 1)])
    expect([status, body.code]).toEqual([403, 'CLIENT_CONSENT_NEEDED'])
})

test('the draft goes with the care, and the published plan stays the client’s', async () => {
  await publish()
  await plans.save(token, 0, { startsOn: '2026-03-10' })
  await endRelation(main, relationId)
  expect((await plans.board(token)).status).toBe(404)
  const rows = await main.db
    .select({ state: mealPlanTable.state })
    .from(mealPlanTable)
    .where(eq(mealPlanTable.trackerId, client.trackerId))
  expect(rows).toEqual([{ state: 'published' }])
  const { plan } = await dataOf(plans.onDay(client.token, '2026-03-02'))
  expect(plan).toMatchObject({ version: 1, nutritionist: 'Rina Kusuma' })
})

test('a client swaps a food within its group for one day, and takes it back', async () => {
  const { plan } = (await publish()) as never as { plan: { id: string } }
  const choice = { planId: plan.id, day: '2026-03-08', meal: 'lunch', group: 'staple' } as const
  const choices = async (day = '2026-03-02') =>
    (await dataOf(plans.onDay(client.token, day))).choices
  for (const foodId of ['kentang', 'roti-tawar']) {
    expect((await plans.choose(client.token, { ...choice, foodId })).status).toBe(200)
    expect(await choices()).toEqual([{ ...choice, foodId }])
  }
  for (const other of ['2026-03-01', '2026-03-09']) expect(await choices(other)).toEqual([])
  const other = await plans.choose(client.token, { ...choice, foodId: 'tempe' })
  expect([other.status, other.body.code]).toEqual([404, 'ERR_NO_FOOD'])
  for (const wrong of [{ day: '2026-03-30' }, { meal: 'sahur' as const }, { planId: 'unknown' }]) {
    const answer = await plans.choose(client.token, { ...choice, ...wrong, foodId: 'kentang' })
    expect([answer.status, answer.body.code]).toEqual([404, 'ERR_NO_PLAN'])
  }
  await plans.choose(client.token, { ...choice, foodId: null })
  expect(await choices()).toEqual([])
})

test('only the owner of a tracker reads its plan and chooses', async () => {
  const { plan } = (await publish()) as never as { plan: { id: string } }
  const choice = { planId: plan.id, day: '2026-03-03', meal: 'lunch', group: 'staple' } as const
  const stranger = (await memberWithTracker(main)).token
  for (const other of [stranger, token]) {
    expect((await plans.onDay(other, '2026-03-03')).status).toBe(404)
    expect((await plans.choose(other, { ...choice, foodId: 'kentang' })).status).toBe(404)
  }
})

test('a practice keeps fifty templates, and still replaces one of them', async () => {
  const days = planContent().days
  const names = Array.from({ length: mostPlanTemplates }, (_, index) => `template-${index}`)
  await main.db
    .insert(planTemplateTable)
    .values(names.map((id) => ({ practiceNumber: practice.number, id, name: id, days })))
  const save = (id: string) =>
    main.put(`/v1/practice/plan-templates/${id}`, { token, body: { name: 'Pagi', days } })
  const { status, body } = await save('template-one-more')
  expect([status, body.code]).toEqual([409, 'TOO_MANY_TEMPLATES'])
  expect((await save('template-7')).status).toBe(200)
})

test('[T114] a template that changes later leaves a plan as it was', async () => {
  const template = (days: unknown) =>
    main.put('/v1/practice/plan-templates/template-01', { token, body: { name: 'Pagi', days } })
  await template(planContent().days)
  await publish()
  expect(await dataOf(template(oilDays(2)))).toMatchObject([{ days: oilDays(2) }])
  expect((await dataOf(plans.onDay(client.token, '2026-03-02'))).plan).toMatchObject({
    days: planContent().days,
  })
  await main.delete('/v1/practice/plan-templates/template-01', { token })
  expect(await dataOf(main.get('/v1/practice/plan-templates', { token }))).toEqual([])
})
