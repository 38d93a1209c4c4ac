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

test('[S2.26] a change names the one before it of the same entry, and starts from what that made', () => {
  expect(operationsOf(chain)[1]).toMatchObject({ after: 'first-id', base: weight(70) })
})

test('an entry that was changed twice counts as one', () => {
  const other = append(chain, 'other-id', { ...change(null, 60), entryId: '2026-03-02' })
  expect(countEntries(other)).toBe(2)
})

test('a change of another entry names nothing', () => {
  const other = append(chain, 'other-id', { ...change(null, 60), entryId: '2026-03-02' })
  expect(operationsOf(other)[2]).not.toHaveProperty('after')
})

test('what was applied leaves, and what came after it stands alone', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'applied' }])
  expect(operationsOf(rest)).toEqual([{ ...change(70, 71), id: 'second-id' }])
})

test('what waits for a choice leaves, and what came after it still names it', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'conflict' }])
  expect(operationsOf(rest)).toMatchObject([{ id: 'second-id', after: 'first-id' }])
})

test('what was refused stays to be seen, is not sent, and what came after it stands on its ground', () => {
  const rest = settle(chain, [{ id: 'first-id', outcome: 'refused', reason: 'day' }])
  expect(rest[0]?.refusal).toBe('day')
  expect(sendable(rest)).toEqual([{ ...change(null, 71), id: 'second-id' }])
})

test('what is too early waits while its forerunner is here, and stands alone when that has gone', () => {
  const early = [{ id: 'second-id', outcome: 'early' } as const]
  expect(settle(chain, early)).toEqual(chain)
  expect(operationsOf(settle(chain.slice(1), early))[0]).not.toHaveProperty('after')
})

test('an answer that is heard twice changes nothing more', () => {
  const answer = [{ id: 'first-id', outcome: 'applied' } as const]
  expect(settle(settle(chain, answer), answer)).toEqual(settle(chain, answer))
})

test('what was taken back leaves no trace in what came after it', () => {
  expect(operationsOf(takeBack(chain, 'first-id'))).toEqual([
    { ...change(null, 71), id: 'second-id' },
  ])
})

test('entries show what this device has changed, each once, and not what was refused', () => {
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
