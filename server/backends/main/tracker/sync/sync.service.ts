import * as v from 'valibot'
import { dayMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { requireConsentOf } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { holdsNul } from '#server/backends/main/platform/http/validate.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { findFoods } from '#server/backends/main/tracker/foods/food.repository.ts'
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
  syncAnswerSchema,
} from '#server/contract/sync.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { entryKinds } from './entry-kinds.ts'
import { addressKey, type EntryAddress, settleOperations } from './settle-operations.ts'
import {
  closeConflicts,
  findStates,
  forgetOperations,
  insertOperations,
  listOpenConflicts,
} from './sync-operation.repository.ts'

/** How long a retried operation is recognized; a later retry may become a conflict. */
const rememberedForMs = 90 * dayMs

/**
 * Applies a device's changes in one transaction and returns the open conflicts.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker; `HEALTH_CONSENT_NEEDED`
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
    // A deletion stores nothing. Refused as a whole, the other changes wait on the device.
    if (sent.some(storesEntry)) await requireConsentOf(tx, user.id)
    const results = await take(tx, { ...owned, sent, now: clock.now() })
    return { results, conflicts: await readConflicts(tx, trackerId) }
  })
}

function storesEntry(operation: object): boolean {
  return 'next' in operation && operation.next !== null
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
    const { id, kind, next } = operation
    if (!next || states.has(id)) continue
    const reason = entryKinds[kind].refusalOf(next, { foods, now })
    if (reason) refusals.set(id, reason)
  }
  const taken = readable.filter(({ id }) => !refusals.has(id))
  const contents = await readContents(db, trackerId, taken)
  const settled = settleOperations(taken, { states, contents })
  // Entries are listed by creation time, so one millisecond between them keeps their order.
  for (const [index, { kind, entryId, content }] of settled.changes.entries()) {
    const { write, remove } = entryKinds[kind]
    if (content) await write(db, { trackerId, content, foods, now: later(now, index) })
    else await remove(db, { trackerId, entryId })
  }
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

/** Returns whether the contents belong to the entry that the operation names. */
function isWhole(operation: Operation): boolean {
  const ids = [operation.base, operation.next].flatMap((content) =>
    content ? [entryKinds[operation.kind].idOf(content)] : [],
  )
  return ids.every((id) => id === operation.entryId) && !holdsNul(operation)
}

function foodIdsOf(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ kind, next }) => (next && entryKinds[kind].foodIdOf(next)) ?? [])
}

/** Returns what the tracker has at each address, by `addressKey`, locked until the transaction ends. */
async function readContents(
  db: Database,
  trackerId: string,
  addresses: readonly EntryAddress[],
): Promise<Map<string, EntryContent>> {
  const contents = new Map<string, EntryContent>()
  for (const [kind, { read }] of Object.entries(entryKinds)) {
    const ofKind = addresses.filter((address) => address.kind === kind)
    if (ofKind.length === 0) continue
    const ids = [...new Set(ofKind.map(({ entryId }) => entryId))]
    const found = await read(db, trackerId, ids)
    for (const address of ofKind) {
      const content = found.get(address.entryId)
      if (content) contents.set(addressKey(address), content)
    }
  }
  return contents
}

async function readConflicts(db: Database, trackerId: string): Promise<Conflict[]> {
  const open = await listOpenConflicts(db, trackerId)
  if (open.length === 0) return []
  const contents = await readContents(db, trackerId, open)
  const conflicts = open.map((conflict) => ({
    ...conflict,
    current: contents.get(addressKey(conflict)) ?? null,
  }))
  return v.parse(syncAnswerSchema.entries.conflicts, conflicts)
}
