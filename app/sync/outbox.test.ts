import { expect, test } from 'vitest'
import { append, countEntries, type Outbox, sendable, settle, takeBack } from './outbox.ts'
import { withUnsent } from './with-unsent.ts'

const day = '2026-03-01'
const weight = (kilograms: number) => ({ measuredOn: day, kilograms })
const change = (base: number | null, next: number | null) => ({
  kind: 'weight' as const,
  entryId: day,
  base: base === null ? null : weight(base),
  next: next === null ? null : weight(next),
})
const chain = append(append([], 'first-id', change(null, 70)), 'second-id', change(70, 71))
const operationsOf = (outbox: Outbox) => outbox.map(({ operation }) => operation)

test('[S2.26] a change names the earlier change of its entry and starts from its result', () => {
  expect(operationsOf(chain)[1]).toMatchObject({ after: 'first-id', base: weight(70) })
})

test('an entry that was changed twice counts once', () => {
  const other = append(chain, 'other-id', { ...change(null, 60), entryId: '2026-03-02' })
  expect(countEntries(other)).toBe(2)
})

test('the first change of an entry names no earlier change', () => {
  const other = append(chain, 'other-id', { ...change(null, 60), entryId: '2026-03-02' })
  expect(operationsOf(other)[2]).not.toHaveProperty('after')
})

test('an applied change leaves, and its successor no longer names it', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'applied' }])
  expect(operationsOf(rest)).toEqual([{ ...change(70, 71), id: 'second-id' }])
})

test('a conflicting change leaves, and its successor still names it', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'conflict' }])
  expect(operationsOf(rest)).toMatchObject([{ id: 'second-id', after: 'first-id' }])
})

test('a refused change stays visible but unsent, and its successor takes over its base', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'refused', reason: 'day' }])
  expect(rest[0]?.refusal).toBe('day')
  expect(sendable(rest)).toEqual([{ ...change(null, 71), id: 'second-id' }])
})

test('an early change waits for its predecessor, and stops naming one that has left', () => {
  const early = [{ id: 'second-id', outcome: 'early' } as const]
  expect(settle(chain, early)).toEqual(chain)
  expect(operationsOf(settle(chain.slice(1), early))[0]).not.toHaveProperty('after')
})

test('a repeated answer changes nothing', () => {
  const answer = [{ id: 'first-id', outcome: 'applied' } as const]
  expect(settle(settle(chain, answer), answer)).toEqual(settle(chain, answer))
})

test('a change that was taken back leaves no trace in its successor', () => {
  expect(operationsOf(takeBack(chain, 'first-id'))).toEqual([
    { ...change(null, 71), id: 'second-id' },
  ])
})

test('entries show each unsent change once and leave out refused ones', () => {
  const entries = [weight(69), { measuredOn: '2026-02-28', kilograms: 72 }]
  const shown = (outbox: Outbox) =>
    withUnsent(entries, {
      outbox,
      kind: 'weight',
      idOf: ({ measuredOn }) => measuredOn,
      entryOf: ({ operation: { next } }) => (next && 'kilograms' in next ? next : undefined),
    })
  expect(shown(chain)).toEqual([weight(71), entries[1]])
  expect(shown(append(chain, 'third-id', change(71, null)))).toEqual([entries[1]])
  const refused = chain.map((unsent) => ({ ...unsent, refusal: 'day' as const }))
  expect(shown(refused)).toEqual(entries)
})
