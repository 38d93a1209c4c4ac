import { exchange, type OutboxStore } from '#app/sync/exchange.ts'
import { append, type Change, type Outbox } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import type { Conflict, Operation, SyncAnswer } from '#server/contract/sync.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'

/** What can happen to a call on its way: nothing, it is lost, its answer is, or it comes again later. */
export type Fate = 'arrives' | 'lost' | 'unanswered' | 'again'

export type Server = {
  send(operations: readonly Operation[]): Promise<SyncAnswer>
  readWeights(): Promise<WeightEntry[]>
}

/** A member's device as the site drives it, with a network that can be told to fail. */
export class Device {
  /** Calls that arrived once and will arrive a second time. */
  readonly late: Operation[][] = []
  readonly #server: Server
  readonly #newId: () => string
  #outbox: Outbox = []
  #weights: WeightEntry[] = []
  #conflicts: Conflict[] = []

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

  /** What its screen shows. */
  get weights(): WeightEntry[] {
    return withUnsent(this.#weights, {
      outbox: this.#outbox,
      kind: 'weight',
      idOf: ({ measuredOn }) => measuredOn,
      entryOf: ({ operation: { next } }) => (next && 'kilograms' in next ? next : undefined),
    }).sort((a, b) => a.measuredOn.localeCompare(b.measuredOn))
  }

  /** The member changes what they see. */
  change(measuredOn: string, kilograms: number | null): void {
    const base = this.weights.find((entry) => entry.measuredOn === measuredOn) ?? null
    const next = kilograms === null ? null : { measuredOn, kilograms }
    if (base === null && next === null) return
    this.#record({ kind: 'weight', entryId: measuredOn, base, next })
  }

  /** The member chooses one of the two versions that this device shows. */
  choose(conflict: Conflict, which: 'current' | 'kept'): void {
    const { id: resolves, kind, entryId, current: base } = conflict
    this.#conflicts = this.#conflicts.filter(({ id }) => id !== resolves)
    this.#record({ kind, entryId, base, next: conflict[which], resolves } as Change)
  }

  /** Sends what it has, unless the connection fails; its screen follows. */
  async sync(fate: Fate, shuffled: <Item>(items: Item[]) => Item[] = (items) => items) {
    const send = async (operations: Operation[]) => {
      if (fate === 'lost') throw new ConnectionLost()
      const answer = await this.#server.send(shuffled(operations))
      if (fate === 'again') this.late.push(operations)
      if (fate === 'unanswered') throw new ConnectionLost()
      return answer
    }
    try {
      const { conflicts } = await exchange(this.#store, send)
      this.#conflicts = conflicts
      this.#weights = await this.#server.readWeights()
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
