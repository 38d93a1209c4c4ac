import * as v from 'valibot'
import { dayMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { holdsNul } from '#server/backends/main/platform/http/validate.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { countFoodEntry } from '#server/backends/main/tracker/foods/count-food-entry.ts'
import { type EditedFood, findFoods } from '#server/backends/main/tracker/foods/food.repository.ts'
import { lastPlannableDay } from '#server/backends/main/tracker/foods/plannable-day.ts'
import {
  requireLockedTracker,
  requireTracker,
} from '#server/backends/main/tracker/trackers/require-tracker.ts'
import {
  type Conflict,
  type EntryContent,
  type Operation,
  type Outcome,
  operationSchema,
  type RefusalReason,
  type SyncAnswer,
} from '#server/contract/sync.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { readContents } from './entry-content.repository.ts'
import { addressKey, settleOperations } from './settle-operations.ts'
import {
  closeConflicts,
  findStates,
  forgetOperations,
  insertOperations,
  listOpenConflicts,
} from './sync-operation.repository.ts'
import { writeContent } from './write-content.ts'

/** A device may send what it made before again for that long; whoever is away longer chooses twice. */
const rememberedForMs = 90 * dayMs

/**
 * Takes what a device has changed, all in one transaction, and gives what waits for a choice.
 * @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too
 */
export async function syncTracker(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, sent }: { trackerId: string; sent: readonly { id: string }[] },
): Promise<SyncAnswer> {
  const owned = { trackerId, userId: user.id }
  if (sent.length === 0) {
    await requireTracker(db, owned)
    return { results: [], conflicts: await readConflicts(db, trackerId) }
  }
  return db.transaction(async (tx) => {
    await requireLockedTracker(tx, owned)
    const results = await take(tx, { ...owned, sent, now: clock.now() })
    return { results, conflicts: await readConflicts(tx, trackerId) }
  })
}

type Batch = { trackerId: string; userId: string; sent: readonly { id: string }[]; now: Date }

async function take(db: Database, { trackerId, userId, sent, now }: Batch): Promise<Outcome[]> {
  const parsed = sent.map((operation) => v.safeParse(operationSchema, operation))
  const readable = parsed.flatMap(({ success, output }) =>
    success && isWhole(output) ? [output] : [],
  )
  const ids = readable.flatMap(({ id, after, resolves }) =>
    [id, after ?? [], resolves ?? []].flat(),
  )
  const states = await findStates(db, { trackerId, ids })
  const foodIds = foodIdsOf(readable)
  const foods = foodIds.length > 0 ? await findFoods(db, { userId, ids: foodIds }) : new Map()
  const refusals = new Map<string, RefusalReason>()
  for (const operation of readable) {
    const reason = states.has(operation.id) ? undefined : refusalOf(operation, foods, now)
    if (reason) refusals.set(operation.id, reason)
  }
  const taken = readable.filter(({ id }) => !refusals.has(id))
  const contents = await readContents(db, trackerId, taken)
  const settled = settleOperations(taken, { states, contents })
  // Entries are listed by when they were made: a millisecond apart, they keep their order.
  for (const [index, change] of settled.changes.entries())
    await writeContent(db, { trackerId, foods, ...change, now: later(now, index) })
  await closeConflicts(db, { trackerId, ids: settled.closedIds })
  await forgetOperations(db, { trackerId, before: later(now, -rememberedForMs) })
  await insertOperations(
    db,
    settled.taken.map((row) => ({ trackerId, ...row, receivedAt: now })),
  )
  const outcomes = new Map(settled.results.map((result) => [result.id, result]))
  return sent.map(
    ({ id }) =>
      outcomes.get(id) ?? { id, outcome: 'refused', reason: refusals.get(id) ?? 'invalid' },
  )
}

/** The entry says by itself which one it is. */
function isWhole(operation: Operation): boolean {
  const ids = [operation.base, operation.next].flatMap((content) =>
    content ? ['id' in content ? content.id : content.measuredOn] : [],
  )
  return ids.every((id) => id === operation.entryId) && !holdsNul(operation)
}

function foodIdsOf(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ next }) => (next && 'foodId' in next ? [next.foodId] : []))
}

function refusalOf(
  { kind, next }: Operation,
  foods: ReadonlyMap<string, EditedFood>,
  now: Date,
): RefusalReason | undefined {
  if (!next) return undefined
  const day = 'eatenOn' in next ? next.eatenOn : next.measuredOn
  if (!isCalendarDay(day)) return 'invalid'
  if (day > (kind === 'plan' ? lastPlannableDay(now) : latestDayOnEarth(now))) return 'day'
  if ('foodId' in next && !countFoodEntry(next, foods.get(next.foodId))) return 'food'
  return undefined
}

async function readConflicts(db: Database, trackerId: string): Promise<Conflict[]> {
  const open = await listOpenConflicts(db, trackerId)
  if (open.length === 0) return []
  const contents: Map<string, EntryContent> = await readContents(db, trackerId, open)
  return open.map(
    (conflict) =>
      ({ ...conflict, current: contents.get(addressKey(conflict)) ?? null }) as Conflict,
  )
}
