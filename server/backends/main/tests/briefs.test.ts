import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { clientInCare, type Diary, insertDiary } from './brief.fixture.ts'
import { endRelation, insertBooked } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { choicesOf, measurementCanaries, measurementMarks } from './share-canaries.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

/** The fixture's clock shows 2 March 2026. */
const today = '2026-03-02'
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - index * 86_400_000).toISOString().slice(0, 10),
  )

/** Enough days for every number, and a value that no other section can produce for each. */
const canaryDiary: Diary = {
  weights: daysOf(60).map((measuredOn) => ({ measuredOn, kilograms: 171.23 })),
  measurements: daysOf(3).flatMap((measuredOn) =>
    Object.entries(measurementCanaries).map(([kind, { value, secondValue }]) => ({
      ...{ kind: kind as keyof typeof measurementCanaries, measuredOn, value },
      ...(secondValue && { secondValue }),
    })),
  ),
  foods: daysOf(9).map((eatenOn) => ({
    eatenOn,
    foodId: 'Kanari Goreng',
    grams: 100,
    per100g: {
      ...{ energyKcal: 1477, proteinG: 83.7, fatG: 61.3, carbohydrateG: 91.9 },
      ...{ fibreG: 17.3, addedSugarG: 0, sodiumMg: 0 },
    },
    plate: { staple: 0.37, side: 0.23, vegetables: 0.29, fruit: 0.11 },
  })),
  goals: [
    {
      ...{ startsOn: '2026-02-10', startKilograms: 158.91, targetKilograms: 149.07, weeks: 17 },
      dailyKcal: 1733,
    },
  ],
}

/** Texts that an answer contains if and only if its section is shared. */
const canaries: Record<ShareSection, string[]> = {
  weightTrend: ['"weightTrend":', '"percent"', '"percentPerWeek"'],
  weight: ['"weight":', '171.23', '"kilogramsPerWeek"', '"trendKilograms"'],
  body: ['"body":', ...measurementMarks('body')],
  blood: ['"blood":', '"redFlags"', ...measurementMarks('blood')],
  wellbeing: ['"wellbeing":', ...measurementMarks('wellbeing')],
  food: ['"food":', 'Kanari Goreng', '1477', '83.7', '"plateGrams"', '"gaps"'],
  goals: ['"goals":', '158.91', '149.07', '2026-02-10', '"corridor"'],
}
/** Texts that need two sections. */
const pairCanaries: [ShareSection, ShareSection, string[]][] = [
  ['food', 'goals', ['1733', '"targetKcal"']],
  ['weight', 'goals', ['"adherence"']],
]

test('[T46] no byte of either brief comes from a section that is not shared, for each choice', async () => {
  const { client, trackerId, share, open, openOwn } = await clientInCare(main)
  await insertDiary(main, trackerId, canaryDiary)
  await main.post('/v1/nutrition-profile', {
    token: client.token,
    body: { sex: 'female', bornOn: '1990-04-17', centimetres: 165.3, activity: 'light' },
  })
  for (const sections of [[], ...choicesOf(shareSections)]) {
    await share(sections)
    // Both sides read the same parts, so the client's own are opened less often.
    const isOwnToo = sections.length === 1 || sections.length >= shareSections.length - 1
    for (const { status, body } of [await open(), ...(isOwnToo ? [await openOwn()] : [])]) {
      expect(status).toBe(200)
      expect(Object.keys(body.data.parts).toSorted()).toEqual(sections.toSorted())
      const { sections: _, ...rest } = body.data
      const bytes = JSON.stringify(rest)
      for (const section of shareSections)
        for (const canary of canaries[section])
          expect([section, canary, bytes.includes(canary)]).toEqual([
            ...[section, canary],
            sections.includes(section),
          ])
      for (const [one, other, texts] of pairCanaries)
        for (const text of texts)
          expect([text, bytes.includes(text)]).toEqual([
            text,
            sections.includes(one) && sections.includes(other),
          ])
      const never = [client.user.email, client.user.id, '165.3', 'height', 'female', '1990']
      for (const secret of never) expect(bytes).not.toContain(secret)
    }
  }
})

test('both sides read the same brief', async () => {
  const { trackerId, practice, share, open, openOwn } = await clientInCare(main)
  await insertDiary(main, trackerId, canaryDiary)
  await share([...shareSections])
  const { data } = (await open()).body
  expect(data).toMatchObject({
    trackerId,
    clientName: 'Dewi',
    nutritionist: { slug: practice.slug, name: practice.name },
    programSlug: 'jantung-sehat',
    day: today,
    sections: shareSections,
  })
  expect((await openOwn()).body.data).toEqual(data)
})

test('in calm mode the brief has no energy and no target', async () => {
  const { client, trackerId, share, open, openOwn } = await clientInCare(main)
  await insertDiary(main, trackerId, canaryDiary)
  await share(['food', 'goals'])
  expect((await open()).body.data.parts.food).toMatchObject({
    intake: { energyKcal: 1477 },
    targetKcal: 1733,
  })
  await main.post('/v1/calm-mode', { token: client.token, body: { isCalm: true } })
  for (const answer of [await open(), await openOwn()]) {
    expect(JSON.stringify(answer.body)).not.toMatch(/kcal|1477|1733/i)
    expect(answer.body.data.parts.food.intake).toMatchObject({ proteinG: 83.7 })
  }
})

test('each look at a brief leaves a row per section, the client’s own none', async () => {
  const { trackerId, share, open, openOwn } = await clientInCare(main)
  await share(['weight', 'food'])
  await openOwn()
  expect(await sectionsSeen(trackerId)).toEqual([])
  await Promise.all([open(), open()])
  expect(await sectionsSeen(trackerId)).toEqual(['food', 'weight'])
})

test('[T51] after the care ended, the brief is unknown to the nutritionist and null to the client', async () => {
  const { relationId, trackerId, share, open, openOwn } = await clientInCare(main)
  await share([])
  expect((await open()).status).toBe(200)
  await share(['weight'])
  await endRelation(main, relationId)
  const { status, body } = await open()
  expect([status, body.code]).toEqual([404, 'ERR_NO_TRACKER'])
  expect(await sectionsSeen(trackerId)).toEqual([])
  const own = await openOwn()
  expect([own.status, own.body.data]).toEqual([200, null])
})

test('another member’s tracker has no brief', async () => {
  const { trackerId } = await clientInCare(main)
  const { token } = await memberWithTracker(main)
  const { status, body } = await main.get(`/v1/trackers/${trackerId}/brief`, { token })
  expect([status, body.code]).toEqual([404, 'ERR_NO_TRACKER'])
})

test('an empty diary gives a brief without numbers', async () => {
  const { share, open } = await clientInCare(main)
  await share([...shareSections])
  const { parts } = (await open()).body.data
  expect(parts).toMatchObject({
    weightTrend: [{ windowDays: 28, dayCount: 0, percent: null }, { windowDays: 84 }],
    weight: { latest: null, paces: [{ kilogramsPerWeek: null }, { kilogramsPerWeek: null }] },
    ...{ body: [], blood: { values: [], redFlags: [] }, wellbeing: [] },
    food: {
      ...{ firstDay: null, windowDays: 28, dayCount: 0, intake: null, targetKcal: null },
      ...{ plateGrams: null, topFoods: [], gaps: [] },
    },
    goals: { current: null },
  })
})

test('both briefs name the next session that is not over', async () => {
  const { trackerId, relationId, practice, open, openOwn } = await clientInCare(main)
  const book = (inMinutes: number) =>
    insertBooked(main, { trackerId, relationId, practice, inMinutes })
  expect((await open()).body.data.nextSessionId).toBeNull()
  await book(-3_000)
  await book(9_000)
  const next = await book(3_000)
  for (const { body } of [await open(), await openOwn()]) expect(body.data.nextSessionId).toBe(next)
})

test('the windows end on the day of the client’s zone', async () => {
  const { trackerId, relationId, practice, share, open, openOwn } = await clientInCare(main)
  const id = await insertBooked(main, { trackerId, relationId, practice, inMinutes: 3_000 })
  await share(['weight'])
  const weights = [{ measuredOn: today, kilograms: 71 }]
  await insertDiary(main, trackerId, { weights, measurements: [], foods: [], goals: [] })
  const dayIn = async (clientZone: string) => {
    await main.db.update(appointmentTable).set({ clientZone }).where(eq(appointmentTable.id, id))
    const [theirs, own] = [(await open()).body.data, (await openOwn()).body.data]
    expect(own).toEqual(theirs)
    return [theirs.day, theirs.parts.weight.latest?.measuredOn]
  }
  expect(await dayIn('Asia/Jakarta')).toEqual([today, today])
  // The morning of Jakarta is still the day before.
  expect(await dayIn('Pacific/Honolulu')).toEqual(['2026-03-01', undefined])
})

async function sectionsSeen(trackerId: string): Promise<string[]> {
  const rows = await main.db
    .select({ section: recordViewTable.section })
    .from(recordViewTable)
    .where(eq(recordViewTable.trackerId, trackerId))
  return rows.map(({ section }) => section).toSorted()
}
