import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMainBackend, type MainBackend } from '#server/backends/main/create-main-backend.ts'
import { isFullSize } from '#tests/test-size.ts'
import { appendEvents, type LiveReader, openReader } from './live.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const device = fc.integer({ min: 0, max: 1 })
const instance = fc.integer({ min: 0, max: 1 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('tell'), count: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('roll-back') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('tell-at-once'),
      count: fc.integer({ min: 2, max: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cut'), device, instance }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restart'), instance }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait') }) },
)
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

test('[T80] after random cuts and restarts, two devices have read every event once and in order', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 3, maxLength: 14 }),
    async (steps) => {
      const channel = await openChannel()
      for (const taken of steps) await channel.take(taken)
      await channel.finish()
    },
  )
  // A run takes a third of a second: it starts instances and waits for what does not come.
  await fc.assert(property, { numRuns: isFullSize ? 1_000 : 50 })
})

/** Two instances, and two devices that come back to either after each cut. */
async function openChannel() {
  const { user, token } = await main.signedInMember()
  const instances = [createMainBackend(main.context), createMainBackend(main.context)]
  const devices = [createDevice(token), createDevice(token)]
  let sent = 0
  const nextRefs = (count: number) => Array.from({ length: count }, () => `${++sent}`)
  const instanceAt = (index: number) => instances[index] as MainBackend
  for (const [index, it] of devices.entries()) await it.connect(instanceAt(index))

  async function restart(index: number): Promise<void> {
    await instanceAt(index).stop()
    instances[index] = createMainBackend(main.context)
    for (const it of devices) if (it.isCut()) await it.connect(instanceAt(index))
  }

  return {
    async take(taken: Step): Promise<void> {
      if (taken.kind === 'tell' && 'count' in taken)
        return appendEvents(main.db, user.id, ...nextRefs(taken.count))
      if (taken.kind === 'tell-at-once' && 'count' in taken)
        return void (await Promise.all(
          nextRefs(taken.count).map((ref) => appendEvents(main.db, user.id, ref)),
        ))
      if (taken.kind === 'roll-back')
        return main.db
          .transaction(async (tx) => {
            await appendEvents(tx, user.id, 'never')
            tx.rollback()
          })
          .catch(() => {})
      if (taken.kind === 'cut' && 'device' in taken) {
        await devices[taken.device]?.cut()
        return devices[taken.device]?.connect(instanceAt(taken.instance))
      }
      if (taken.kind === 'restart' && 'instance' in taken) return restart(taken.instance)
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async finish(): Promise<void> {
      for (const it of devices) {
        await expect.poll(() => it.read().length, { interval: 2, timeout: 30_000 }).toBe(sent)
        const seqs = it.read().map(({ seq }) => seq)
        // The first event of a member is the sign-in, before the streams.
        expect(seqs).toEqual(seqs.map((_, index) => index + 2))
        expect(new Set(it.read().map(({ ref }) => ref)).size).toBe(sent)
        expect(it.hasLostSome()).toBe(false)
      }
      const [one, other] = devices.map((it) => it.read())
      expect(one).toEqual(other)
      await Promise.all(instances.map((it) => it.stop()))
    },
  }
}

/** A reader that comes back with the position of the last frame it has read. */
function createDevice(token: string) {
  const readers: LiveReader[] = []
  const frames = () => readers.flatMap((reader) => reader.frames)
  return {
    async connect(backend: MainBackend): Promise<void> {
      const after = readers.findLast((reader) => reader.getPosition())?.getPosition()
      const reader = await openReader(backend, { token, after })
      readers.push(reader)
      // Without a position a reader could not say what it has missed.
      if (after === undefined) await reader.untilReady()
    },
    cut: async () => readers.at(-1)?.cut(),
    isCut: () => readers.at(-1)?.isEnded() ?? true,
    read: () =>
      frames()
        .filter(({ event }) => event === '')
        .map(({ id, data }) => ({ seq: Number(id.split('.')[1]), ref: JSON.parse(data).id })),
    hasLostSome: () => frames().some(({ event }) => event === 'resync'),
  }
}
