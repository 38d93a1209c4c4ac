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
  '[S2.26] by the %s, unsent weights change points and trend as the server will',
  async (bucket, from) => {
    const { before, after, outbox } = await seriesAround('weight', from, [
      // A new day, a changed day, a deleted day, and a new day in between.
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

test('[S2.26] by the week, unsent water is summed within its day', async () => {
  const from = dayAfter(today, -365)
  const { before, after, outbox } = await seriesAround('water', from, [
    drinking('air-baru-01', today),
    drinking('air-baru-02', dayAfter(today, -1)),
  ])
  const shown = withUnsentSeries(before, { measure: 'water', from, outbox })
  expectSame(shown, after)
  expect(shown).toMatchObject({ waitingCount: 0, entryCount: after.entryCount })
})

test('[S2.26] a change of a point without its entries counts as waiting', async () => {
  const from = dayAfter(today, -3000)
  const { before, outbox } = await seriesAround('weight', from, [
    weighing(dayAfter(today, -200), oldWeightOf(200), 65),
    weighing(dayAfter(today, -201), oldWeightOf(201), null),
  ])
  const shown = withUnsentSeries(before, { measure: 'weight', from, outbox })
  expect(shown).toEqual({ ...before, waitingCount: 2 })
})

/** Returns ten years of a measure before and after sending the changes. */
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

/** Compares up to the server's rounding to a thousandth. */
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

/** Leaves out one day a week, including three days ago. */
function isWeighed(daysAgo: number): boolean {
  return daysAgo % 7 !== 3
}

function oldWeightOf(daysAgo: number): number {
  return Math.round(700 + 50 * Math.sin(daysAgo / 40) + ((daysAgo * 37) % 13)) / 10
}

function weighing(measuredOn: string, before: number | null, after: number | null): Change {
  const contentOf = (kilograms: number | null) => (kilograms ? { measuredOn, kilograms } : null)
  return {
    kind: 'weight',
    entryId: measuredOn,
    base: contentOf(before),
    next: contentOf(after),
  }
}

function drinking(id: string, measuredOn: string): Change {
  const next = { id, kind: 'water' as const, measuredOn, value: 250, secondValue: null }
  return { kind: 'measurement', entryId: id, base: null, next }
}
