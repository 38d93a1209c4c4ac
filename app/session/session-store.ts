import { withDeviceFallback } from '#app/device/device-fallback.ts'
import type { Member } from './session.functions.ts'

/** What a page knows of its visitor: a member, null for a guest, undefined while nobody has asked. */
export type KnownMember = Member | null | undefined

export type SessionStore = ReturnType<typeof createSessionStore>

/** How long what is known counts as fresh for whoever comes back to the window. */
const freshForMs = 5_000

/** Who is here, for all of a router's pages: asked once, and again when it may have changed. */
export function createSessionStore() {
  let member: KnownMember
  let atStart: KnownMember
  let askedAtMs = 0
  let asking: Promise<Member | null> | undefined
  const clientIds = new Map<string, Promise<string | null>>()
  const listeners = new Set<() => void>()

  function know(next: Member | null): void {
    askedAtMs = Date.now()
    if (JSON.stringify(next) === JSON.stringify(member)) return
    member = next
    for (const listener of listeners) listener()
  }

  /** What was asked before no longer counts. */
  function set(next: Member | null): void {
    asking = undefined
    know(next)
  }

  /** Asks anew; of several questions on their way the last one counts. */
  function refresh(): Promise<Member | null> {
    const own = withDeviceFallback(askForMember, recallMember).then((found) => {
      if (asking === own) know(found)
      return found
    })
    asking = own
    const settle = () => {
      if (asking === own) asking = undefined
    }
    own.then(settle, settle)
    return own
  }

  /** Asks if nobody has yet. */
  async function ensure(): Promise<Member | null> {
    return member === undefined ? (asking ?? refresh()) : member
  }

  return {
    get: () => member,
    /** As the server knows it when it writes the page: what React expects to find there. */
    getAtStart: () => (import.meta.env.SSR ? member : atStart),
    set,
    ensure,
    refresh,

    /** Takes over what the server knew. */
    start(known: KnownMember): void {
      atStart = known
      if (known !== undefined) know(known)
    },

    /** Of the member's client area elsewhere, or null; it does not change from one click to the next. */
    findClientId(memberId: string): Promise<string | null> {
      const found = clientIds.get(memberId) ?? askForClientId()
      clientIds.set(memberId, found)
      found.catch(() => clientIds.delete(memberId))
      return found
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * Sees to it that somebody asks, also after another window may have signed in or out. Ends by the
     * function that it returns.
     */
    watch(): () => void {
      // Without an answer what is known stays; a page that needs a member says what is wrong.
      if (member === undefined) ensure().catch(() => {})
      const onSeen = () => {
        const isStale = Date.now() - askedAtMs > freshForMs
        if (document.visibilityState === 'visible' && isStale) refresh().catch(() => {})
      }
      document.addEventListener('visibilitychange', onSeen)
      return () => document.removeEventListener('visibilitychange', onSeen)
    },
  }
}

/** A page that the server rendered knows its member: calls are fetched with the first of them. */
const calls = () => import('./session.functions.ts')

async function askForMember(): Promise<Member | null> {
  const { getMember } = await calls()
  return getMember()
}

async function askForClientId(): Promise<string | null> {
  const { getClientId } = await calls()
  return getClientId()
}

/** Who was here last, on a device that keeps a tracker. */
async function recallMember(): Promise<Member | undefined> {
  const { findStoredMember } = await import('#app/device/stored-answers.ts')
  return (await findStoredMember()) as Member | undefined
}
