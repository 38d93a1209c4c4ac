import { expect, test } from 'vitest'
import type { Outcome, SyncAnswer } from '#server/contract/sync.schema.ts'
import type { OutboxStore } from './exchange.ts'
import type { Outbox, OutboxOperation } from './outbox.ts'
import {
  type ConflictMemory,
  createTrackerSync,
  type SyncState,
  type TakenMark,
} from './tracker-sync.ts'

const entry = { measuredOn: '2026-03-01', kilograms: 72.5 }
const change = { kind: 'weight' as const, entryId: entry.measuredOn, base: null, next: entry }

type Outcomes = Outcome['outcome'] | 'connection lost' | 'session over'

/** A tracker whose server gives these answers in order and repeats the last one. */
function openSync(
  answers: Outcomes[],
  {
    store = inMemory(),
    memory = remembering(),
    mark = marking(),
    shownSinceMs = 0,
    permit = async () => {},
  }: Partial<
    Pick<
      Parameters<typeof createTrackerSync>[0],
      'store' | 'memory' | 'mark' | 'shownSinceMs' | 'permit'
    >
  > = {},
) {
  const calls: OutboxOperation[][] = []
  const states: SyncState[] = []
  let refreshCount = 0
  let waitingCount = 0
  const send = async (operations: OutboxOperation[]): Promise<SyncAnswer> => {
    const outcome = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(operations)
    if (outcome === 'connection lost' || outcome === 'session over') throw new Error(outcome)
    const results = operations.map(({ id }) => ({ id, outcome, reason: 'day' }) as Outcome)
    return { results, conflicts: outcome === 'conflict' ? operations.map(conflictOf) : [] }
  }
  const sync = createTrackerSync({
    store,
    memory,
    mark,
    shownSinceMs,
    send,
    judge: (error) => (String(error).includes('session over') ? 'signed-out' : 'lost'),
    permit,
    onWaiting: () => void waitingCount++,
    refresh: async () => void refreshCount++,
  })
  sync.subscribe(() => states.push(sync.getState()))
  return { sync, calls, states, store, refreshed: () => refreshCount, waited: () => waitingCount }
}

test('a change is stored before it is sent and removed once the server has it', async () => {
  const { sync, calls, states, store, refreshed } = openSync(['applied'])
  expect(await sync.record(change)).toBe('sent')
  expect(states[0]?.unsent).toHaveLength(1)
  expect(calls.at(0)).toMatchObject([change])
  expect([await store.read(), sync.getState().overlay, refreshed()]).toEqual([[], [], 1])
})

test('an entry that the member does not permit is stored nowhere; a deletion needs no permission', async () => {
  const permit = () => Promise.reject(new Error('declined'))
  const { sync, calls, store } = openSync(['applied'], { permit })
  await expect(sync.record(change)).rejects.toThrow('declined')
  expect([await store.read(), calls]).toEqual([[], []])
  expect(await sync.record({ ...change, base: entry, next: null })).toBe('sent')
})

test('the browser is asked to keep changes once one cannot be sent', async () => {
  const { sync, waited } = openSync(['applied', 'connection lost'])
  await sync.record(change)
  expect(waited()).toBe(0)
  await sync.record({ ...change, entryId: '2026-03-02' })
  expect(waited()).toBe(1)
})

test('a sent change stays in the overlay until the refetch', async () => {
  const { sync, states } = openSync(['applied'])
  await sync.record(change)
  const afterAnswer = states.find(
    ({ unsent, connection }) => !unsent.length && connection === 'fine',
  )
  expect(afterAnswer?.overlay).toHaveLength(1)
})

test('a change made while an exchange starts triggers one refetch', async () => {
  const { sync, store, refreshed } = openSync(['applied'])
  await Promise.all([sync.flush(), sync.record(change)])
  expect([await store.read(), refreshed()]).toEqual([[], 1])
})

test('a change made while an exchange of nothing runs never leaves the overlay', async () => {
  const { sync, states } = openSync(['applied'])
  await Promise.all([sync.flush(), sync.record(change)])
  const counts = states.map(({ overlay }) => overlay.length).join('')
  expect(counts).toMatch(/^0*1+0*$/)
})

test('an offline change is stored and sent later under the same id', async () => {
  const { sync, calls, store } = openSync(['connection lost', 'connection lost', 'applied'])
  expect(await sync.record(change)).toBe('on-device')
  expect(sync.getState().connection).toBe('lost')
  await sync.flush()
  await sync.flush()
  expect(await store.read()).toEqual([])
  expect(new Set(calls.flat().map(({ id }) => id)).size).toBe(1)
})

test('an expired session keeps the unsent change for its member', async () => {
  const { sync, store } = openSync(['session over'])
  expect(await sync.record(change)).toBe('on-device')
  expect([sync.getState().connection, (await store.read()).length]).toEqual(['signed-out', 1])
})

test('a refused change throws to the form and leaves the outbox empty', async () => {
  const { sync, store } = openSync(['refused'])
  await expect(sync.record(change)).rejects.toThrow()
  expect(await store.read()).toEqual([])
})

test('a device without storage sends at once and reports a failure', async () => {
  const full: OutboxStore = {
    read: async () => [],
    update: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const { sync, calls } = openSync(['applied', 'connection lost'], { store: full })
  expect(await sync.record(change)).toBe('sent')
  expect(calls).toHaveLength(1)
  await expect(sync.record(change)).rejects.toThrow('connection lost')
})

test('a conflict is shown until the member chooses a version', async () => {
  const { sync, calls } = openSync(['conflict', 'applied'])
  expect(await sync.record(change)).toBe('conflict')
  const [conflict] = sync.getState().conflicts
  if (!conflict) throw new Error('There is no conflict')
  await sync.choose(conflict, 'kept')
  expect(calls.at(-1)).toMatchObject([
    { resolves: conflict.id, base: conflict.current, next: entry },
  ])
  expect(sync.getState().conflicts).toEqual([])
})

test('an offline start shows the last known conflicts until the member resolves them', async () => {
  const [store, memory] = [inMemory(), remembering()]
  await openSync(['conflict'], { store, memory }).sync.record(change)
  const { sync } = openSync(['connection lost'], { store, memory })
  await sync.flush()
  const [conflict] = sync.getState().conflicts
  if (!conflict) throw new Error('There is no conflict')
  expect(conflict).toMatchObject({ kept: entry })
  await sync.choose(conflict, 'current')
  const { sync: later } = openSync(['connection lost'], { store, memory })
  await later.flush()
  expect(later.getState().conflicts).toEqual([])
})

test('[S2.26] a page read before another page’s change was accepted refetches once', async () => {
  const mark = marking()
  const shownSinceMs = Date.now() - 1
  const { sync, refreshed } = openSync(['applied'], { mark, shownSinceMs })
  await openSync(['applied'], { mark }).sync.record(change)
  await sync.flush()
  await sync.flush()
  expect(refreshed()).toBe(1)
})

test('a page read after the last change does not refetch', async () => {
  const mark = marking()
  await openSync(['applied'], { mark }).sync.record(change)
  const { sync, refreshed } = openSync(['applied'], { mark, shownSinceMs: Date.now() + 1 })
  await sync.flush()
  expect(refreshed()).toBe(0)
})

test('a change is marked as accepted before the outbox drops it', async () => {
  const store = inMemory()
  const mark: TakenMark = {
    read: async () => 0,
    write: async () => expect(await store.read()).toHaveLength(1),
  }
  expect(await openSync(['applied'], { store, mark }).sync.record(change)).toBe('sent')
  expect.assertions(2)
})

test('[S2.26] reconnecting refetches once what others wrote meanwhile', async () => {
  const { sync, refreshed } = openSync(['connection lost', 'applied'])
  await sync.flush()
  expect(refreshed()).toBe(0)
  await sync.flush()
  await sync.flush()
  expect(refreshed()).toBe(1)
})

function marking(): TakenMark {
  let markedMs = 0
  return {
    read: async () => markedMs,
    write: async (takenAtMs) => {
      markedMs = takenAtMs
    },
  }
}

function remembering(): ConflictMemory {
  let remembered: Awaited<ReturnType<ConflictMemory['recall']>> = []
  return {
    recall: async () => remembered,
    keep: async (conflicts) => {
      remembered = conflicts
    },
  }
}

function conflictOf({ id }: OutboxOperation) {
  const current = { ...entry, kilograms: 73 }
  return { id, kind: 'weight' as const, entryId: entry.measuredOn, current, kept: entry }
}

function inMemory(): OutboxStore {
  let outbox: Outbox = []
  return {
    read: async () => outbox,
    update: async (step) => {
      outbox = step(outbox)
      return outbox
    },
  }
}
