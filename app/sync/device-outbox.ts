import { deviceStore } from '#app/device/device-store.ts'
import { forgetDrafts } from '#app/device/drafts.ts'
import { forgetAnswers } from '#app/device/kept-answers.ts'
import type { OutboxStore } from './exchange.ts'
import { countEntries, type Outbox } from './outbox.ts'
import type { TakenMark } from './tracker-sync.ts'

type Owned = { memberId: string; trackerId: string }

/** A member's outbox of one tracker on this device; another member who signs in here has another. */
export function deviceOutbox(owned: Owned): OutboxStore {
  const key = `${prefixOf(owned.memberId)}${owned.trackerId}`
  return {
    read: async () => ((await deviceStore.read(key)) as Outbox | undefined) ?? [],
    update: (step) => deviceStore.update<Outbox>(key, (outbox = []) => step(outbox)),
  }
}

/** When a page of this device last had something of a member taken by the server. */
export function deviceMark({ memberId, trackerId }: Owned): TakenMark {
  const key = `${markPrefixOf(memberId)}${trackerId}`
  return {
    read: async () => ((await deviceStore.read(key)) as number | undefined) ?? 0,
    write: (takenAtMs) => deviceStore.write(key, takenAtMs),
  }
}

/** Trackers of which this device holds something that was not sent. */
export async function listUnsent(
  memberId: string,
): Promise<{ trackerId: string; store: OutboxStore; count: number }[]> {
  const prefix = prefixOf(memberId)
  const keys = (await deviceStore.keys()).map(String).filter((key) => key.startsWith(prefix))
  const outboxes = await Promise.all(
    keys.map(async (key) => {
      const trackerId = key.slice(prefix.length)
      const store = deviceOutbox({ memberId, trackerId })
      return { trackerId, store, count: countEntries(await store.read()) }
    }),
  )
  return outboxes.filter(({ count }) => count > 0)
}

/** Forgets everything of a member on this device, sent or not. */
export async function forgetMember(memberId: string): Promise<void> {
  forgetDrafts(memberId)
  await forgetAnswers()
  const prefixes = [prefixOf(memberId), markPrefixOf(memberId)]
  for (const key of (await deviceStore.keys()).map(String))
    if (prefixes.some((prefix) => key.startsWith(prefix))) await deviceStore.delete(key)
}

function prefixOf(memberId: string): string {
  return `outbox ${memberId} `
}

function markPrefixOf(memberId: string): string {
  return `taken ${memberId} `
}
