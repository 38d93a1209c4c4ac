import { expect, test } from 'vitest'
import { entryStateOf } from './entry-state.ts'
import type { Unsent } from './outbox.ts'
import { nothingUnsent } from './tracker-sync.ts'

const entry = { measuredOn: '2026-03-01', kilograms: 72.5 }
const address = { kind: 'weight' as const, entryId: entry.measuredOn }
const unsent: Unsent = { operation: { id: 'op-00001', ...address, base: null, next: entry } }
const conflict = { id: 'op-00002', ...address, current: null, kept: entry }

const refused = { ...unsent, refusal: 'day' as const }

test.each([
  ['in the outbox', { unsent: [unsent] }, 'kept'],
  [
    'that waits for its member',
    { unsent: [unsent], connection: 'signed-out' as const },
    'signed-out',
  ],
  ['that has left the outbox', { connection: 'signed-out' as const }, 'sent'],
  ['that was refused', { unsent: [refused] }, 'sent'],
  ['with another version', { conflicts: [conflict] }, 'conflict'],
])('an entry %s stands as it is now', (_, change, standing) => {
  const state = { ...nothingUnsent, ...change }
  expect(entryStateOf([entry.measuredOn], state)).toBe(standing)
  expect(entryStateOf(['2026-03-02'], state)).toBe('sent')
})
