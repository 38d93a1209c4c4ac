import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identify, type Member } from '#server/backends/main/identity/auth/session.service.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { runsOf } from '#tests/test-size.ts'
import type { Fate } from './device.ts'
import { PhotoDevice } from './photo-device.ts'
import { openPhotoServer, type PhotoServer } from './photo-server.ts'

const runCount = runsOf(1_000)

const device = fc.integer({ min: 0, max: 1 })
/** The fates of a step's calls in order; further calls arrive. */
const fates = fc.array(
  fc.constantFrom<Fate>('arrives', 'lost', 'unanswered', 'unanswered', 'again'),
  { maxLength: 3 },
)
/** Index into the photos that a device shows. */
const which = fc.nat(5)
const doing = <const Kind extends string>(kind: Kind) => ({
  ...{ kind: fc.constant(kind), device, fates },
})
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record(doing('keep')) },
  { weight: 1, arbitrary: fc.record({ ...doing('saveAgain'), which }) },
  { weight: 3, arbitrary: fc.record({ ...doing('delete'), which }) },
  { weight: 3, arbitrary: fc.record(doing('sync')) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('late' as const), device }) },
)
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** An upload arrives again after the deletion of its photo, which chance alone may leave out. */
const lateUpload: Step[] = [
  { kind: 'keep', device: 0, fates: ['again'] },
  { kind: 'sync', device: 0, fates: [] },
  { kind: 'delete', device: 0, fates: [], which: 0 },
]

let main: MainFixture
let member: Member
beforeAll(async () => {
  main = await openMainFixture()
  member = await identify(main.context, (await main.signedInMember()).token)
})
afterAll(() => main.close())

test('[S2.26] two devices save each photo once, and a deleted photo never comes back', {
  timeout: 600_000,
}, async () => {
  let lateCount = 0
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 10 }),
    async (steps) => {
      const server = await openPhotoServer(main, member)
      const devices = [new PhotoDevice(server), new PhotoDevice(server)] as const
      for (const each of steps) await perform(each, devices[each.device === 0 ? 0 : 1], server)
      for (const each of devices) await each.sync([])
      // Delayed calls arrive at last.
      for (const arrive of server.late.splice(0)) await arrive()
      for (const each of devices) await each.sync([])

      const made = devices.flatMap(({ made: photos }) => [...photos])
      const deleted = new Set(devices.flatMap(({ deleted: ids }) => [...ids]))
      const left = made.filter(([id]) => !deleted.has(id)).map(([id, takenOn]) => ({ id, takenOn }))
      expect(byId(await server.list())).toEqual(byId(left))
      for (const { unsent, shown } of devices)
        expect([unsent, byId(shown)]).toEqual([[], byId(left)])
      lateCount += server.sentAfterDeletion
    },
  )
  await fc.assert(property, { numRuns: runCount, examples: [[lateUpload]] })
  // Guards the property against runs without uploads after a deletion.
  expect(lateCount).toBeGreaterThan(0)
})

async function perform(of: Step, on: PhotoDevice, server: PhotoServer): Promise<void> {
  switch (of.kind) {
    case 'keep':
      return on.keep({ id: randomId(), takenOn: dayOf(on.made.size) }, of.fates)
    case 'saveAgain': {
      const photo = at(on.unsentPhotos, of.which)
      return photo && on.keep(photo, of.fates)
    }
    case 'delete': {
      const photo = at(on.shown, of.which)
      return photo && on.delete(photo.id, of.fates)
    }
    case 'sync':
      return on.sync(of.fates)
    case 'late':
      return server.late.shift()?.()
  }
}

function at<Item>(items: readonly Item[], position: number): Item | undefined {
  return items[position % Math.max(items.length, 1)]
}

function dayOf(number: number): string {
  return `2026-02-${String(number + 1).padStart(2, '0')}`
}

function byId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.id.localeCompare(b.id))
}
