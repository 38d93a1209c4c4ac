import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type {
  MainFixture,
  SignedInMember,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { listFoodEntries } from '#server/backends/main/tracker/foods/food-diary.repository.ts'
import { listPlannedFoods } from '#server/backends/main/tracker/foods/planned-food.repository.ts'
import { listMeasurements } from '#server/backends/main/tracker/measurements/measurement.repository.ts'
import {
  insertTracker,
  listRecentWeights,
} from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import type { EntryContent, SyncAnswer } from '#server/contract/sync.schema.ts'
import { type Screen, type Server, screenOf } from './device.ts'

/** All food is eaten on the second day. */
export const days = ['2026-02-27', '2026-02-28'] as const
const [from, to] = days

type TrackerServer = Server & {
  trackerId: string
  /** Reads through the same calls as the site's pages. */
  readByCalls(): Promise<Screen>
}

/**
 * A new tracker at the real backend. Sending uses the HTTP call. Reading uses the tables, because four
 * more calls per read would dominate the test's time.
 */
export async function openTrackerServer(
  main: MainFixture,
  member: SignedInMember,
): Promise<TrackerServer> {
  const { db } = main
  const { token } = member
  const trackerId = await openTracker(main, member)

  async function call<Answer>(method: 'get' | 'post', rest: string, body?: unknown) {
    const path = `/v1/trackers/${trackerId}${rest}`
    const answer = await main[method](path, { token, ...(body !== undefined && { body }) })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.body.data as Answer
  }

  return {
    trackerId,
    send: (operations) => call<SyncAnswer>('post', '/sync', { operations }),
    async read() {
      return screenWith({
        weight: await listRecentWeights(db, trackerId),
        measurement: await listMeasurements(db, { trackerId, from, to }),
        food: await listFoodEntries(db, { trackerId, days: [to] }),
        plan: await listPlannedFoods(db, { trackerId, day: to }),
      })
    },
    async readByCalls() {
      const { weights } = await call<{ weights: EntryContent[] }>('get', '')
      const measured = `/measurements?from=${from}&to=${to}`
      const { entries, planned } = await call<Diary>('get', `/food-diary?day=${to}`)
      return screenWith({
        weight: weights,
        measurement: await call<EntryContent[]>('get', measured),
        food: entries,
        plan: planned,
      })
    },
  }
}

/** Returns the new tracker's id. */
export async function openTracker(
  { db, clock }: MainFixture,
  { user }: Pick<SignedInMember, 'user'>,
): Promise<string> {
  const id = randomId()
  await insertTracker(db, {
    ...{ id, userId: user.id, programSlug: 'seimbang-harian' },
    ...{ startsOn: '2026-02-01', endsOn: '2026-05-01', createdAt: clock.now() },
  })
  return id
}

type Diary = { entries: StoredFoodEntry[]; planned: StoredFoodEntry[] }
type Read = Record<'weight' | 'measurement', EntryContent[]> &
  Record<'food' | 'plan', StoredFoodEntry[]>

/** Keeps the written fields of each entry and drops the computed ones. */
function screenWith({ food, plan, ...rest }: Read): Screen {
  const written = ({ grams: _, food: __, ...content }: StoredFoodEntry): EntryContent => content
  const contents = { ...rest, food: food.map(written), plan: plan.map(written) }
  return screenOf((kind) => contents[kind])
}
