import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import { randomId } from '#server/backends/main/random-secret.ts'
import { syncTracker } from '#server/backends/main/sync/sync.service.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import {
  insertTracker,
  listRecentWeights,
} from '#server/backends/main/trackers/tracker.repository.ts'
import type { Operation } from '#server/contract/sync.schema.ts'
import { syncOperationTable } from '#server/db/main/sync-operation.table.ts'
import { Device, type Fate, type Server } from './device.ts'
import { History } from './history.ts'

const runCount = 1_000
const days = ['2026-02-26', '2026-02-27', '2026-02-28']

const device = fc.integer({ min: 0, max: 1 })
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'unanswered', 'again')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change'), device, day: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), device, day: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync'), device, fate, seed: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('choose'), device, isKept: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('late'), device }) },
)
type Step = {
  kind: string
  device: number
  day?: number
  fate?: Fate
  seed?: number
  isKept?: boolean
}

let main: MainFixture
let member: Member
beforeAll(async () => {
  main = await openMainFixture()
  const { user } = await main.signedInMember()
  member = { user, sessionId: randomId() }
})
afterAll(() => main.close())

test('[S2.26] whatever two devices do without a connection, both and the server end with the same, and nothing is lost or doubled', {
  timeout: 600_000,
}, async () => {
  let conflictCount = 0
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 14 }),
    async (steps) => {
      const { trackerId, server } = await openTracker()
      const history = new History()
      const devices = [0, 1].map(() => new Device(server, randomId))
      for (const [index, each] of steps.entries())
        await perform(each, at(devices, each.device), { history, server, kilograms: 40 + index })
      conflictCount += await comeToRest(devices, history)
      expect(devices[0]?.weights).toEqual(devices[1]?.weights)
      expect(devices[0]?.weights).toEqual(await server.readWeights())
      history.expectKept(await server.readWeights())
      await expectTakenOnce(trackerId, history)
    },
  )
  await fc.assert(property, { numRuns: runCount })
  // Otherwise the devices never met, and the property says nothing.
  expect(conflictCount).toBeGreaterThan(runCount / 10)
})

type World = { history: History; server: Server; kilograms: number }

async function perform(
  { kind, day = 0, fate: how = 'arrives', seed = 0, isKept }: Step,
  on: Device,
  { history, server, kilograms }: World,
): Promise<void> {
  switch (kind) {
    case 'change':
      history.record(on, () => on.change(at(days, day), kilograms))
      return
    case 'delete':
      history.record(on, () => on.change(at(days, day), null))
      return
    case 'sync':
      await on.sync(how, (items) => rotated(items, seed))
      return
    case 'choose': {
      const [conflict] = on.conflicts
      if (!conflict) return
      history.record(on, () => on.choose(conflict, isKept ? 'kept' : 'current'))
      return
    }
    case 'late': {
      const late = on.late.pop()
      if (late) await server.send(late)
    }
  }
}

/** The connection is back, and the member chooses until there is nothing left to choose. */
async function comeToRest(devices: Device[], history: History): Promise<number> {
  let chosenCount = 0
  for (let round = 0; round < 40; round++) {
    for (const each of devices) await each.sync('arrives')
    const chooser = at(devices, round % 2)
    const [conflict] = chooser.conflicts
    const isAtRest = devices.every(
      ({ unsent, conflicts }) => unsent.length + conflicts.length === 0,
    )
    if (isAtRest && round > 0) return chosenCount
    if (!conflict) continue
    chosenCount += 1
    history.record(chooser, () => chooser.choose(conflict, round % 3 ? 'kept' : 'current'))
  }
  throw new Error('The devices do not come to rest')
}

async function expectTakenOnce(trackerId: string, history: History): Promise<void> {
  const rows = await main.db
    .select({ id: syncOperationTable.id })
    .from(syncOperationTable)
    .where(eq(syncOperationTable.trackerId, trackerId))
  expect(rows.map(({ id }) => id).sort()).toEqual(history.operationIds.sort())
}

async function openTracker(): Promise<{ trackerId: string; server: Server }> {
  const trackerId = randomId()
  await insertTracker(main.db, {
    id: trackerId,
    userId: member.user.id,
    programSlug: 'seimbang-harian',
    startsOn: '2026-02-01',
    endsOn: '2026-05-01',
    createdAt: main.clock.now(),
  })
  const server: Server = {
    async send(operations) {
      // As the network would carry it.
      const sent: Operation[] = JSON.parse(JSON.stringify(operations))
      return syncTracker(main.parts, member, { trackerId, sent })
    },
    readWeights: () => listRecentWeights(main.db, trackerId),
  }
  return { trackerId, server }
}

function rotated<Item>(items: Item[], by: number): Item[] {
  const turn = items.length === 0 ? 0 : by % items.length
  return [...items.slice(turn), ...items.slice(0, turn)]
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no ${index}`)
  return item
}
