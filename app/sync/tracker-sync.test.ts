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

/** A tracker whose server answers like this, one call after another; the last answer stays. */
function openSync(
  answers: Outcomes[],
  {
    store = inMemory(),
    memory = remembering(),
    mark = marking(),
    shownSinceMs = 0,
  }: Partial<
    Pick<Parameters<typeof createTrackerSync>[0], 'store' | 'memory' | 'mark' | 'shownSinceMs'>
  > = {},
) {
  const calls: OutboxOperation[][] = []
  const states: SyncState[] = []
  let refreshCount = 0
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
    refresh: async () => void refreshCount++,
  })
  sync.subscribe(() => states.push(sync.getState()))
  return { sync, calls, states, store, refreshed: () => refreshCount }
}

test('a change is on the device before anything is sent, and off it once the server has it', async () => {
  const { sync, calls, states, store, refreshed } = openSync(['applied'])
  expect(await sync.record(change)).toBe('sent')
  expect(states[0]?.unsent).toHaveLength(1)
  expect(calls.at(0)).toMatchObject([change])
  expect([await store.read(), sync.getState().overlay, refreshed()]).toEqual([[], [], 1])
})

test('what was sent stays over the entries until they have been asked for again', async () => {
  const { sync, states } = openSync(['applied'])
  await sync.record(change)
  const afterAnswer = states.find(
    ({ unsent, connection }) => !unsent.length && connection === 'fine',
  )
  expect(afterAnswer?.overlay).toHaveLength(1)
})

test('a change that is made while an exchange begins is asked for again like any other', async () => {
  const { sync, store, refreshed } = openSync(['applied'])
  await Promise.all([sync.flush(), sync.record(change)])
  expect([await store.read(), refreshed()]).toEqual([[], 1])
})

test('without a connection a change is kept, and goes out under the same id later', async () => {
  const { sync, calls, store } = openSync(['connection lost', 'connection lost', 'applied'])
  expect(await sync.record(change)).toBe('on-device')
  expect(sync.getState().connection).toBe('lost')
  await sync.flush()
  await sync.flush()
  expect(await store.read()).toEqual([])
  expect(new Set(calls.flat().map(({ id }) => id)).size).toBe(1)
})

test('a session that ends in the middle keeps what is unsent for its member', async () => {
  const { sync, store } = openSync(['session over'])
  expect(await sync.record(change)).toBe('on-device')
  expect([sync.getState().connection, (await store.read()).length]).toEqual(['signed-out', 1])
})

test('what the server does not take at once is the form’s again, and leaves nothing behind', async () => {
  const { sync, store } = openSync(['refused'])
  await expect(sync.record(change)).rejects.toThrow()
  expect(await store.read()).toEqual([])
})

test('a device that keeps nothing sends at once, and says so when that fails', async () => {
  const full: OutboxStore = {
    read: async () => [],
    update: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const { sync, calls } = openSync(['applied', 'connection lost'], { store: full })
  expect(await sync.record(change)).toBe('sent')
  expect(calls).toHaveLength(1)
  await expect(sync.record(change)).rejects.toThrow('connection lost')
})

test('a conflict is shown, and a choice of the member ends it', async () => {
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

test('a device that starts without a connection shows the conflicts that it heard of, until one is ended', async () => {
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

test('[S2.26] a page that was read before another one had its change taken asks again, once', async () => {
  const mark = marking()
  const shownSinceMs = Date.now() - 1
  const { sync, refreshed } = openSync(['applied'], { mark, shownSinceMs })
  await openSync(['applied'], { mark }).sync.record(change)
  await sync.flush()
  await sync.flush()
  expect(refreshed()).toBe(1)
})

test('a page that was read after the last change asks for nothing again', async () => {
  const mark = marking()
  await openSync(['applied'], { mark }).sync.record(change)
  const { sync, refreshed } = openSync(['applied'], { mark, shownSinceMs: Date.now() + 1 })
  await sync.flush()
  expect(refreshed()).toBe(0)
})

test('a change is known as taken before the outbox forgets it', async () => {
  const store = inMemory()
  const mark: TakenMark = {
    read: async () => 0,
    write: async () => expect(await store.read()).toHaveLength(1),
  }
  expect(await openSync(['applied'], { store, mark }).sync.record(change)).toBe('sent')
  expect.assertions(2)
})

test('[S2.26] what others wrote while there was no connection is asked for once it is back', async () => {
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
  let kept: Awaited<ReturnType<ConflictMemory['recall']>> = []
  return {
    recall: async () => kept,
    keep: async (conflicts) => {
      kept = conflicts
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
