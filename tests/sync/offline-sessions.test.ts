import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  type MainFixture,
  openMainFixture,
  type SignedInMember,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import type { EntryKind } from '#server/contract/sync.schema.ts'
import { syncOperationTable } from '#server/db/main/sync-operation.table.ts'
import { isFullSize } from '#tests/test-size.ts'
import { Device, type Fate, idOf, kinds, type Server } from './device.ts'
import { contentOf, type Slot, slot, slots } from './entries.ts'
import { History } from './history.ts'
import { openTrackerServer } from './tracker-server.ts'

const runCount = isFullSize ? 1_000 : 100
/** Every so many runs, the tracker is also read through the pages' calls. */
const runsPerReading = 10

const device = fc.integer({ min: 0, max: 1 })
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'unanswered', 'again')
/** Sent operations are sorted by these ranks; equal ranks keep their order. */
const ranks = fc.array(fc.nat(20), { minLength: 10, maxLength: 10 })
const doing = <const Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind), device })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...doing('change'), slot }) },
  { weight: 1, arbitrary: fc.record({ ...doing('add'), slot }) },
  { weight: 2, arbitrary: fc.record({ ...doing('delete'), slot }) },
  { weight: 3, arbitrary: fc.record({ ...doing('sync'), fate, ranks }) },
  { weight: 1, arbitrary: fc.record({ ...doing('choose'), isKept: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ ...doing('late') }) },
)
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Both devices write the same entry: a conflict of each kind, which chance alone may leave out. */
const conflicting: [Step[]][] = slots.map((each) => [
  [
    { kind: 'change', device: 0, slot: each },
    { kind: 'change', device: 1, slot: each },
  ],
])

let main: MainFixture
let member: SignedInMember
beforeAll(async () => {
  main = await openMainFixture()
  member = await main.signedInMember()
})
afterAll(() => main.close())

test('[S2.26] two devices and the server converge after any offline changes, with nothing lost or duplicated', {
  timeout: 600_000,
}, async () => {
  const conflictCounts = new Map<EntryKind, number>()
  let runs = 0
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 10 }),
    async (steps) => {
      const server = await openTrackerServer(main, member)
      const history = new History()
      const devices = [new Device(server, randomId), new Device(server, randomId)] as const
      for (const [number, each] of steps.entries())
        await perform(each, devices[each.device === 0 ? 0 : 1], { history, server, number })
      for (const kind of await comeToRest(devices, history))
        conflictCounts.set(kind, (conflictCounts.get(kind) ?? 0) + 1)
      const stored = await server.read()
      runs += 1
      if (runs % runsPerReading === 0) expect(await server.readByCalls()).toEqual(stored)
      expect(devices[0].screen).toEqual(stored)
      expect(devices[1].screen).toEqual(stored)
      for (const kind of kinds)
        expect(new Set(stored[kind].map(idOf)).size).toBe(stored[kind].length)
      history.expectKept(kinds.flatMap((kind) => stored[kind]))
      await expectTakenOnce(server.trackerId, history)
    },
  )
  await fc.assert(property, { numRuns: runCount, examples: conflicting })
  // Guards the property against runs that produce no conflicts of a kind.
  expect([...conflictCounts.keys()].toSorted()).toEqual(kinds.toSorted())
})

type World = { history: History; server: Server; number: number }

async function perform(of: Step, on: Device, { history, server, number }: World): Promise<void> {
  switch (of.kind) {
    case 'change':
      history.record(on, () => write(on, of.slot, number))
      return
    case 'add':
      // A day has one weight, so only the other kinds can be added.
      if (of.slot.kind === 'weight') return
      history.record(on, () => write(on, { ...of.slot, entryId: randomId() }, number))
      return
    case 'delete':
      history.record(on, () => on.change(of.slot.kind, of.slot.entryId, null))
      return
    case 'sync':
      await on.sync(of.fate, (items) => shuffled(items, of.ranks))
      history.expectTwoWriters(on.conflicts)
      return
    case 'choose': {
      const [conflict] = on.conflicts
      if (!conflict) return
      history.record(on, () => on.choose(conflict, of.isKept ? 'kept' : 'current'))
      return
    }
    case 'late': {
      const late = on.late.pop()
      if (late) await server.send(late)
    }
  }
}

function write(on: Device, at: Slot, number: number): void {
  on.change(at.kind, at.entryId, contentOf(at, number))
}

/**
 * Reconnects both devices, and the member resolves conflicts on one of them until none remain. Returns
 * the kinds of the conflicts.
 */
async function comeToRest(
  [one, other]: readonly [Device, Device],
  history: History,
): Promise<EntryKind[]> {
  const chosen: EntryKind[] = []
  await one.sync('arrives')
  await other.sync('arrives')
  while (other.conflicts.length > 0) {
    history.expectTwoWriters(other.conflicts)
    if (chosen.length > 200) throw new Error('The devices do not come to rest')
    for (const conflict of other.conflicts) {
      chosen.push(conflict.kind)
      const which = chosen.length % 3 ? 'kept' : 'current'
      history.record(other, () => other.choose(conflict, which))
    }
    await other.sync('arrives')
  }
  await one.sync('arrives')
  expect([one.unsent, other.unsent, one.conflicts]).toEqual([[], [], []])
  return chosen
}

async function expectTakenOnce(trackerId: string, history: History): Promise<void> {
  const rows = await main.db
    .select({ id: syncOperationTable.id })
    .from(syncOperationTable)
    .where(eq(syncOperationTable.trackerId, trackerId))
  expect(rows.map(({ id }) => id).sort()).toEqual(history.operationIds.sort())
}

function shuffled<Item>(items: Item[], by: readonly number[]): Item[] {
  const rankOf = (position: number) => by[position % by.length] ?? 0
  return items
    .map((item, position) => ({ item, position }))
    .sort((a, b) => rankOf(a.position) - rankOf(b.position))
    .map(({ item }) => item)
}
