import { expect, test } from 'vitest'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { append, type Change, type Outbox } from '#app/sync/outbox.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { seriesOfWeights } from './series-of-weights.ts'
import { withUnsentSeries } from './with-unsent-series.ts'

const weights = [
  { measuredOn: '2026-03-01', kilograms: 74 },
  { measuredOn: '2026-03-02', kilograms: 73 },
]
const series = seriesOfWeights(trendOf(weights)) as Series

test('an unsent weight is in the entries, the points and the trend', () => {
  const next = { measuredOn: '2026-03-04', kilograms: 72 }
  const shown = withUnsentSeries(series, {
    measure: 'weight',
    outbox: unsent({ ...weight(next.measuredOn), next }),
  })
  expect(shown).toEqual({
    ...seriesOfWeights(trendOf([...weights, next])),
    waitingCount: 0,
  })
})

test('a weight deleted on this device removes its day', () => {
  const [first, last] = weights
  const base = last ?? null
  const shown = withUnsentSeries(series, {
    measure: 'weight',
    outbox: unsent({ ...weight('2026-03-02'), base }),
  })
  expect(shown.points).toEqual(seriesOfWeights(trendOf(first ? [first] : []))?.points)
  expect(shown.entries.map(({ id }) => id)).toEqual(['2026-03-01'])
})

test('two blood pressures of a day are one point, and other measures stay unchanged', () => {
  const pressure = { kind: 'bloodPressure' as const, measuredOn: '2026-03-02' }
  const entry = { id: 'tensi-01', ...pressure, value: 130, secondValue: 80 }
  const empty: Series = { ...series, entryCount: 0, dayCount: 0, points: [], entries: [] }
  const outbox = unsent(
    { kind: 'measurement', entryId: entry.id, base: null, next: entry },
    {
      kind: 'measurement',
      entryId: 'tensi-02',
      base: null,
      next: { ...entry, id: 'tensi-02', value: 120, secondValue: 90 },
    },
  )
  const shown = withUnsentSeries(empty, { measure: 'bloodPressure', outbox: outbox })
  expect(shown.points).toMatchObject([{ mean: 125, least: 120, most: 130, secondMean: 85 }])
  expect(shown.entries).toHaveLength(2)
  expect(withUnsentSeries(empty, { measure: 'waist', outbox: outbox })).toBe(empty)
})

test('a day keeps its point if the server sent only some of its entries', () => {
  const entry = { id: 'perut-01', measuredOn: '2026-03-01', value: 84, secondValue: null }
  const partial: Series = { ...series, entryCount: 9, entries: [entry] }
  const base = { ...entry, kind: 'waist' as const }
  const outbox = unsent({ kind: 'measurement', entryId: entry.id, base, next: null })
  expect(withUnsentSeries(partial, { measure: 'waist', outbox: outbox })).toMatchObject({
    points: partial.points,
    entries: [],
    waitingCount: 1,
  })
})

test('a day before the shown range is left out', () => {
  const next = { measuredOn: '2026-02-01', kilograms: 80 }
  const outbox = unsent({ ...weight(next.measuredOn), next })
  expect(withUnsentSeries(series, { measure: 'weight', from: '2026-02-24', outbox })).toBe(series)
})

function weight(entryId: string) {
  return { kind: 'weight' as const, entryId, base: null, next: null }
}

function unsent(...changes: Change[]): Outbox {
  return changes.reduce<Outbox>((outbox, change, at) => append(outbox, `op-${at}`, change), [])
}
