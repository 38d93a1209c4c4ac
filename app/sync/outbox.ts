import {
  type EntryContent,
  type EntryKind,
  mostOperations,
  type Outcome,
  type RefusalReason,
} from '#server/contract/sync.schema.ts'

/** A change of one entry as the member made it: from what they saw to what they want. */
export type Change = {
  kind: EntryKind
  entryId: string
  base: EntryContent | null
  next: EntryContent | null
  /** The conflict that this change ends. */
  resolves?: string
  /** What pages show until the server has the entry; it is never sent. */
  shown?: unknown
}

/** The change as it is sent. The outbox never reads contents: the server checks them by kind. */
export type OutboxOperation = Omit<Change, 'shown'> & {
  id: string
  /** The earlier change of the same entry, while its answer is unknown. */
  after?: string
}

/** A change that the server has not confirmed. */
export type Unsent = {
  operation: OutboxOperation
  shown?: unknown
  /** Why the server refused it; the member has to remove it. */
  refusal?: RefusalReason
}

/** Unconfirmed changes, oldest first. */
export type Outbox = readonly Unsent[]

/** Counts the entries in an outbox; an entry that was changed twice counts once. */
export function countEntries(outbox: Outbox): number {
  return new Set(outbox.map(({ operation: { kind, entryId } }) => `${kind} ${entryId}`)).size
}

/** Adds a change. It names the earlier change of the same entry, so the server keeps their order. */
export function append(outbox: Outbox, id: string, { shown, ...change }: Change): Outbox {
  const before = outbox.findLast(
    ({ operation: { kind, entryId }, refusal }) =>
      !refusal && kind === change.kind && entryId === change.entryId,
  )
  const operation = {
    ...change,
    id,
    ...(before && { after: before.operation.id, base: before.operation.next }),
  }
  return [...outbox, { operation, ...(shown !== undefined && { shown }) }]
}

/** Returns the operations of the next call. */
export function sendable(outbox: Outbox): OutboxOperation[] {
  return outbox
    .filter(({ refusal }) => !refusal)
    .slice(0, mostOperations)
    .map(({ operation }) => operation)
}

/** Returns the outbox after an answer. Idempotent, because an answer may arrive twice. */
export function settle(outbox: Outbox, results: readonly Outcome[]): Outbox {
  return results.reduce(settleOne, outbox)
}

function settleOne(outbox: Outbox, result: Outcome): Outbox {
  const settled = outbox.find(({ operation }) => operation.id === result.id)
  if (!settled) return outbox
  switch (result.outcome) {
    case 'applied':
      return follow(without(outbox, result.id), result.id, (next) => unchained(next))
    case 'conflict':
      // The server keeps it by id; the next change of the entry replaces it there.
      return without(outbox, result.id)
    case 'early':
      return outbox.some(({ operation }) => operation.id === settled.operation.after)
        ? outbox
        : replace(outbox, unchained(settled))
    case 'refused':
      return replace(drop(outbox, result.id, settled), { ...settled, refusal: result.reason })
  }
}

/** Removes an unconfirmed change; a later change of the entry then starts from the removed one's base. */
export function takeBack(outbox: Outbox, id: string): Outbox {
  const taken = outbox.find(({ operation }) => operation.id === id)
  return taken ? without(drop(outbox, id, taken), id) : outbox
}

function drop(outbox: Outbox, id: string, { operation: { base, after } }: Unsent): Outbox {
  return follow(outbox, id, (next) => {
    const { after: _, ...rest } = next.operation
    return { ...next, operation: { ...rest, base, ...(after && { after }) } }
  })
}

function follow(outbox: Outbox, id: string, step: (next: Unsent) => Unsent): Outbox {
  return outbox.map((unsent) => (unsent.operation.after === id ? step(unsent) : unsent))
}

function unchained({ operation: { after: _, ...operation }, ...unsent }: Unsent): Unsent {
  return { ...unsent, operation }
}

function without(outbox: Outbox, id: string): Outbox {
  return outbox.filter(({ operation }) => operation.id !== id)
}

function replace(outbox: Outbox, by: Unsent): Outbox {
  return outbox.map((unsent) => (unsent.operation.id === by.operation.id ? by : unsent))
}
