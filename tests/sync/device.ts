import { exchange, type OutboxStore } from '#app/sync/exchange.ts'
import { append, type Change, type Outbox, type OutboxOperation } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import {
  type Conflict,
  type EntryContent,
  type EntryKind,
  operationSchema,
  type SyncAnswer,
} from '#server/contract/sync.schema.ts'

/** What happens to a call: it arrives, is lost, loses its answer, or arrives a second time later. */
export type Fate = 'arrives' | 'lost' | 'unanswered' | 'again'

export const kinds: EntryKind[] = operationSchema.options.map(({ entries }) => entries.kind.literal)
/** All shown entries by kind, sorted by id. */
export type Screen = Record<EntryKind, EntryContent[]>

export type Server = {
  send(operations: readonly OutboxOperation[]): Promise<SyncAnswer>
  read(): Promise<Screen>
}

/** A member's device as the site drives it, with a controllable network. */
export class Device {
  /** Calls that have arrived once and will arrive again. */
  readonly late: OutboxOperation[][] = []
  readonly #server: Server
  readonly #newId: () => string
  #outbox: Outbox = []
  #read: Screen = { weight: [], food: [], plan: [], measurement: [] }
  #conflicts: readonly Conflict[] = []

  constructor(server: Server, newId: () => string) {
    this.#server = server
    this.#newId = newId
  }

  get unsent(): Outbox {
    return this.#outbox
  }

  get conflicts(): readonly Conflict[] {
    return this.#conflicts
  }

  get screen(): Screen {
    return screenOf((kind) =>
      withUnsent(this.#read[kind], {
        outbox: this.#outbox,
        kind,
        idOf,
        entryOf: ({ operation: { next } }) => next ?? undefined,
      }),
    )
  }

  /** The member changes or deletes an entry on the screen. */
  change(kind: EntryKind, entryId: string, next: EntryContent | null): void {
    const base = this.screen[kind].find((content) => idOf(content) === entryId) ?? null
    if (base === null && next === null) return
    this.#record({ kind, entryId, base, next })
  }

  /** The member chooses one version of a conflict. */
  choose(conflict: Conflict, which: 'current' | 'kept'): void {
    const { id: resolves, kind, entryId, current: base } = conflict
    this.#conflicts = this.#conflicts.filter(({ id }) => id !== resolves)
    this.#record({ kind, entryId, base, next: conflict[which], resolves })
  }

  /** Sends the outbox and refreshes the screen, unless the connection fails. */
  async sync(fate: Fate, shuffled: <Item>(items: Item[]) => Item[] = (items) => items) {
    const send = async (operations: OutboxOperation[]) => {
      if (fate === 'lost') throw new ConnectionLost()
      const answer = await this.#server.send(shuffled(operations))
      if (fate === 'again') this.late.push(operations)
      if (fate === 'unanswered') throw new ConnectionLost()
      return answer
    }
    try {
      const { conflicts } = await exchange(this.#store, send)
      this.#conflicts = conflicts
      this.#read = await this.#server.read()
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
    }
  }

  #record(change: Change): void {
    this.#outbox = append(this.#outbox, this.#newId(), change)
  }

  readonly #store: OutboxStore = {
    read: async () => this.#outbox,
    update: async (step) => {
      this.#outbox = step(this.#outbox)
      return this.#outbox
    },
  }
}

class ConnectionLost extends Error {}

export function idOf(content: EntryContent): string {
  return 'id' in content ? content.id : content.measuredOn
}

export function screenOf(contentsOf: (kind: EntryKind) => readonly EntryContent[]): Screen {
  const sorted = (kind: EntryKind) =>
    contentsOf(kind).toSorted((a, b) => idOf(a).localeCompare(idOf(b)))
  return {
    weight: sorted('weight'),
    food: sorted('food'),
    plan: sorted('plan'),
    measurement: sorted('measurement'),
  }
}
