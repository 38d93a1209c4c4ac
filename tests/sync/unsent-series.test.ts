import { afterAll, beforeAll, expect, test } from 'vitest'
import { withUnsentSeries } from '#app/features/measurements/chart/with-unsent-series.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import { append, type Change, type Outbox } from '#app/sync/outbox.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import { openTrackerServer } from './tracker-server.ts'

const today = '2026-03-02'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test.each([
  ['week', dayAfter(today, -365)],
  ['month', dayAfter(today, -1500)],
  ['quarter', dayAfter(today, -3000)],
])(
  '[S2.26] by the %s, unsent weights are in the points and the trend as they will be',
  async (bucket, from) => {
    const { before, after, outbox } = await seriesAround('weight', from, [
      // A new day, one that was weighed differently, one that was deleted, and one in between.
      weighing(today, null, 71.5),
      weighing(dayAfter(today, -2), oldWeightOf(2), 69.3),
      weighing(dayAfter(today, -5), oldWeightOf(5), null),
      weighing(dayAfter(today, -3), null, 74.1),
    ])
    expect(before.bucket).toBe(bucket)
    const shown = withUnsentSeries(before, { measure: 'weight', from, outbox })
    expectSame(shown, after)
    expect(shown).toMatchObject({ waitingCount: 0, dayCount: after.dayCount })
  },
)

test('[S2.26] by the week, unsent water adds up within its day', async () => {
  const from = dayAfter(today, -365)
  const { before, after, outbox } = await seriesAround('water', from, [
    drinking('air-baru-01', today),
    drinking('air-baru-02', dayAfter(today, -1)),
  ])
  const shown = withUnsentSeries(before, { measure: 'water', from, outbox })
  expectSame(shown, after)
  expect(shown).toMatchObject({ waitingCount: 0, entryCount: after.entryCount })
})

test('[S2.26] a change of a point whose entries did not come along is said to be waiting', async () => {
  const from = dayAfter(today, -3000)
  const { before, outbox } = await seriesAround('weight', from, [
    weighing(dayAfter(today, -200), oldWeightOf(200), 65),
    weighing(dayAfter(today, -201), oldWeightOf(201), null),
  ])
  const shown = withUnsentSeries(before, { measure: 'weight', from, outbox })
  expect(shown).toEqual({ ...before, waitingCount: 2 })
})

/** A measure of ten years before and after the changes have been sent. */
async function seriesAround(measure: Measure, from: string, changes: Change[]) {
  const member = await main.signedInMember()
  const { trackerId, send } = await openTrackerServer(main, member)
  const daysAgo = Array.from({ length: 3650 }, (_, index) => index + 1).filter(isWeighed)
  if (measure === 'weight')
    await main.db.insert(weightTable).values(
      daysAgo.map((ago) => ({
        ...{ trackerId, measuredOn: dayAfter(today, -ago), kilograms: oldWeightOf(ago) },
      })),
    )
  else
    await main.db.insert(measurementTable).values(
      daysAgo.slice(0, 400).flatMap((ago) =>
        ['pagi', 'siang', 'malam'].map((at) => ({
          ...{ trackerId, id: `air-${at}-${ago}`, kind: 'water' as const, value: 200 + ago },
          ...{ measuredOn: dayAfter(today, -ago), secondValue: null, createdAt: new Date() },
        })),
      ),
    )
  const read = async () => {
    const search = new URLSearchParams({ measure, from, to: today, entries: '100' })
    const path = `/v1/trackers/${trackerId}/series?${search}`
    return (await main.get(path, { token: member.token })).body.data as Series
  }
  const before = await read()
  const outbox = changes.reduce<Outbox>(
    (all, change, at) => append(all, `ubah-${at}-01`, change),
    [],
  )
  const { results } = await send(outbox.map(({ operation }) => operation))
  expect(results.map(({ outcome }) => outcome)).toEqual(changes.map(() => 'applied'))
  return { before, outbox, after: await read() }
}

/** To the thousandth that the server rounds to. */
function expectSame(shown: Series, after: Series): void {
  const numbers = ({ points }: Series) =>
    points.map(({ on, lastOn, mean, least, most, trend }) => ({
      ...{ on, lastOn },
      numbers: [mean, least, most, trend ?? 0].map((value) => expect.closeTo(value, 2)),
    }))
  const plain = shown.points.map(({ on, lastOn, mean, least, most, trend }) => ({
    ...{ on, lastOn, numbers: [mean, least, most, trend ?? 0] },
  }))
  expect(plain).toEqual(numbers(after))
}

/** Not on every day, and not three days ago. */
function isWeighed(daysAgo: number): boolean {
  return daysAgo % 7 !== 3
}

function oldWeightOf(daysAgo: number): number {
  return Math.round(700 + 50 * Math.sin(daysAgo / 40) + ((daysAgo * 37) % 13)) / 10
}

function weighing(measuredOn: string, before: number | null, after: number | null): Change {
  const contentOf = (kilograms: number | null) => kilograms && { measuredOn, kilograms }
  return {
    ...{ kind: 'weight', entryId: measuredOn },
    ...{ base: contentOf(before) || null, next: contentOf(after) || null },
  } as Change
}

function drinking(id: string, measuredOn: string): Change {
  const next = { id, kind: 'water' as const, measuredOn, value: 250, secondValue: null }
  return { kind: 'measurement', entryId: id, base: null, next }
}
