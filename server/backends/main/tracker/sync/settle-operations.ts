import type { EntryContent, EntryKind, Operation, Outcome } from '#server/contract/sync.schema.ts'
import type { syncOperationTable } from '#server/db/main/sync-operation.table.ts'

export type OperationState = typeof syncOperationTable.$inferSelect.state
type Content = EntryContent | null
export type EntryAddress = { kind: EntryKind; entryId: string }

/** The tracker's state that the operations refer to. */
type Known = {
  /** Of operations accepted earlier, by id. */
  states: ReadonlyMap<string, OperationState>
  /** By `addressKey`; a missing entry does not exist. */
  contents: ReadonlyMap<string, EntryContent>
}

type Settled = {
  /** In the order of the operations. */
  results: Outcome[]
  /** The final content of each changed entry. */
  changes: (EntryAddress & { content: Content })[]
  /** The operations to store. */
  taken: (EntryAddress & { id: string; state: OperationState; kept: Content })[]
  /** Ids of stored conflicts that have ended. */
  closedIds: string[]
}

export function addressKey({ kind, entryId }: EntryAddress): string {
  return `${kind} ${entryId}`
}

/**
 * Decides the outcome of operations, which may arrive in any order and repeatedly. A known operation
 * changes nothing. One whose predecessor is missing is early. One whose base matches the entry is
 * applied. Any other becomes a conflict.
 */
export function settleOperations(operations: readonly Operation[], known: Known): Settled {
  const states = new Map(known.states)
  const contents = new Map<string, Content>(known.contents)
  const outcomes = new Map<string, Outcome['outcome'] & ('applied' | 'conflict')>()
  const changed = new Map<string, EntryAddress>()
  const taken = new Map<string, Settled['taken'][number]>()
  const closedIds: string[] = []

  function close(id: string): void {
    states.set(id, 'closed')
    const row = taken.get(id)
    if (row) taken.set(id, { ...row, state: 'closed', kept: null })
    else closedIds.push(id)
  }

  function take(operation: Operation): void {
    const { id, kind, entryId, base, next, after, resolves } = operation
    const key = addressKey(operation)
    const now = contents.get(key) ?? null
    if (resolves && states.get(resolves) === 'open') close(resolves)
    // A successor of an open conflict replaces the conflicting version, not the entry.
    const followsConflict = after !== undefined && states.get(after) === 'open'
    if (after !== undefined && followsConflict) close(after)
    const isApplied = isSameContent(now, next) || (!followsConflict && isSameContent(now, base))
    if (isApplied && !isSameContent(now, next)) {
      contents.set(key, next)
      changed.set(key, { kind, entryId })
    }
    const state = isApplied ? 'done' : 'open'
    states.set(id, state)
    taken.set(id, { id, kind, entryId, state, kept: isApplied ? null : next })
  }

  let rest = operations
  let isMoving = true
  while (isMoving) {
    const ready = rest.filter(({ id, after }) => states.has(id) || !after || states.has(after))
    for (const operation of ready) {
      if (!states.has(operation.id)) take(operation)
      outcomes.set(operation.id, states.get(operation.id) === 'open' ? 'conflict' : 'applied')
    }
    rest = rest.filter((operation) => !ready.includes(operation))
    isMoving = ready.length > 0
  }
  return {
    results: operations.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'early' })),
    changes: [...changed].map(([key, address]) => ({
      ...address,
      content: contents.get(key) ?? null,
    })),
    taken: [...taken.values()],
    closedIds,
  }
}

/** Amounts are stored to a hundredth, so finer differences do not count. A null equals no value. */
function isSameContent(a: Content, b: Content): boolean {
  return a === b || (a !== null && b !== null && textOf(a) === textOf(b))
}

function textOf(content: EntryContent): string {
  const fields = Object.entries(content)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [name, typeof value === 'number' ? Math.round(value * 100) : value])
  return JSON.stringify(fields.sort(([a], [b]) => String(a).localeCompare(String(b))))
}
