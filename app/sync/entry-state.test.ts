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
  ['that is in the outbox', { unsent: [unsent] }, 'on-device'],
  [
    'that waits for its member to sign in',
    { unsent: [unsent], connection: 'signed-out' as const },
    'signed-out',
  ],
  ['that has left the outbox', { connection: 'signed-out' as const }, 'sent'],
  ['that was refused', { unsent: [refused] }, 'sent'],
  ['that has another version', { conflicts: [conflict] }, 'conflict'],
])('the state of an entry %s follows the sync state', (_, change, expected) => {
  const state = { ...nothingUnsent, ...change }
  expect(entryStateOf([entry.measuredOn], state)).toBe(expected)
  expect(entryStateOf(['2026-03-02'], state)).toBe('sent')
})
