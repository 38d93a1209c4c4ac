import { expect, test } from 'vitest'
import type { Unsent } from './outbox.ts'
import { standingOf } from './standing.ts'

const entry = { measuredOn: '2026-03-01', kilograms: 72.5 }
const address = { kind: 'weight' as const, entryId: entry.measuredOn }
const unsent: Unsent = { operation: { id: 'op-00001', ...address, base: null, next: entry } }
const conflict = { id: 'op-00002', ...address, current: null, kept: entry }

test.each([
  ['in the outbox', { unsent: [unsent], conflicts: [] }, 'kept'],
  ['that has left the outbox', { unsent: [], conflicts: [] }, 'sent'],
  ['that was refused', { unsent: [{ ...unsent, refusal: 'day' as const }], conflicts: [] }, 'sent'],
  ['with another version', { unsent: [], conflicts: [conflict] }, 'conflict'],
])('an entry %s stands as it is now', (_, state, standing) => {
  expect(standingOf([entry.measuredOn], state)).toBe(standing)
  expect(standingOf(['2026-03-02'], state)).toBe('sent')
})
