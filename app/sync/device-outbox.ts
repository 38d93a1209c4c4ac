import { deviceStore } from '#app/device/device-store.ts'
import { forgetDrafts } from '#app/device/drafts.ts'
import { findAnswer, forgetAnswers, storeAnswer } from '#app/device/stored-answers.ts'
import type { Conflict } from '#server/contract/sync.schema.ts'
import type { OutboxStore } from './exchange.ts'
import type { UnsentMessage } from './messages/message-queue.ts'
import { countEntries, type Outbox } from './outbox.ts'
import { photosOf, type QueuedPhoto } from './photos/photo-queue.ts'
import type { QueueStore } from './send-queue.ts'
import type { ConflictMemory, TakenMark } from './tracker-sync.ts'

type Owned = { memberId: string; trackerId: string }
type Conversing = { memberId: string; conversationId: string }

/** A member's outbox of one tracker on this device. */
export function deviceOutbox(owned: Owned): OutboxStore {
  const key = `${prefixOf(owned.memberId)}${owned.trackerId}`
  return {
    read: async () => ((await deviceStore.read(key)) as Outbox | undefined) ?? [],
    update: (step) => deviceStore.update<Outbox>(key, (outbox = []) => step(outbox)),
  }
}

/** A member's unsent photos of one tracker on this device. */
export function devicePhotos({ memberId, trackerId }: Owned): QueueStore<QueuedPhoto> {
  return deviceQueue(`${photosPrefixOf(memberId)}${trackerId}`)
}

/** A member's unsent messages of one conversation on this device. */
export function deviceMessages({
  memberId,
  conversationId,
}: Conversing): QueueStore<UnsentMessage> {
  return deviceQueue(`${messagesPrefixOf(memberId)}${conversationId}`)
}

/** When the server last accepted a member's change from this device. */
export function deviceMark({ memberId, trackerId }: Owned): TakenMark {
  const key = `${markPrefixOf(memberId)}${trackerId}`
  return {
    read: async () => ((await deviceStore.read(key)) as number | undefined) ?? 0,
    write: (takenAtMs) => deviceStore.write(key, takenAtMs),
  }
}

/** The conflicts that this device last received; cached with the member's answers. */
export function deviceConflicts(trackerId: string): ConflictMemory {
  const key = ['conflicts', trackerId]
  return {
    recall: async () => ((await findAnswer(key)) as Conflict[] | undefined) ?? [],
    keep: (conflicts) => storeAnswer(key, conflicts),
  }
}

/** Lists the trackers that have unsent entries on this device. */
export async function listUnsent(
  memberId: string,
): Promise<{ trackerId: string; store: OutboxStore; count: number }[]> {
  const outboxes = await Promise.all(
    (await restsOfKeys(prefixOf(memberId))).map(async (trackerId) => {
      const store = deviceOutbox({ memberId, trackerId })
      return { trackerId, store, count: countEntries(await store.read()) }
    }),
  )
  return outboxes.filter(({ count }) => count > 0)
}

/** Lists the trackers that have unsent photos or photo deletions on this device. */
export async function listUnsentPhotos(
  memberId: string,
): Promise<{ trackerId: string; store: QueueStore<QueuedPhoto>; count: number }[]> {
  const queues = await Promise.all(
    (await restsOfKeys(photosPrefixOf(memberId))).map(async (trackerId) => {
      const store = devicePhotos({ memberId, trackerId })
      const queue = await store.read()
      return { trackerId, store, length: queue.length, count: photosOf(queue).length }
    }),
  )
  return queues.filter(({ length }) => length > 0)
}

/** Lists the conversations that have unsent messages on this device. */
export async function listUnsentMessages(
  memberId: string,
): Promise<{ conversationId: string; store: QueueStore<UnsentMessage>; count: number }[]> {
  const queues = await Promise.all(
    (await restsOfKeys(messagesPrefixOf(memberId))).map(async (conversationId) => {
      const store = deviceMessages({ memberId, conversationId })
      return { conversationId, store, count: (await store.read()).length }
    }),
  )
  return queues.filter(({ count }) => count > 0)
}

/** Deletes all data of a member on this device, including unsent changes. */
export async function forgetMember(memberId: string): Promise<void> {
  forgetDrafts(memberId)
  await forgetAnswers()
  const prefixes = [prefixOf, photosPrefixOf, messagesPrefixOf, markPrefixOf].map((of) =>
    of(memberId),
  )
  const keys = await deviceStore.keys()
  await deviceStore.deleteMany(
    keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix))),
  )
}

function deviceQueue<Item>(key: string): QueueStore<Item> {
  return {
    read: async () => ((await deviceStore.read(key)) as readonly Item[] | undefined) ?? [],
    update: (step) => deviceStore.update<readonly Item[]>(key, (queue = []) => step(queue)),
  }
}

async function restsOfKeys(prefix: string): Promise<string[]> {
  const keys = await deviceStore.keys()
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

function prefixOf(memberId: string): string {
  return `outbox ${memberId} `
}

function photosPrefixOf(memberId: string): string {
  return `photos ${memberId} `
}

function messagesPrefixOf(memberId: string): string {
  return `messages ${memberId} `
}

function markPrefixOf(memberId: string): string {
  return `taken ${memberId} `
}
