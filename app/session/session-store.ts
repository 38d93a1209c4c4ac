import { withDeviceFallback } from '#app/device/device-fallback.ts'
import type { Member } from './session.functions.ts'

/** A member, null for a guest, undefined before the first reply. */
export type KnownMember = Member | null | undefined

export type SessionStore = ReturnType<typeof createSessionStore>

/** A window that becomes visible refreshes the member after this time. */
const freshForMs = 5_000

/** Caches the current member for a router's pages, and refreshes when it may have changed. */
export function createSessionStore() {
  let member: KnownMember
  let initialMember: KnownMember
  /** The member whose data this window's page may show, until the window changes its account. */
  let pageMemberId: string | undefined
  let isReplaced = false
  let requestedAtMs = 0
  let pending: Promise<Member | null> | undefined
  const clientIds = new Map<string, Promise<string | null>>()
  const listeners = new Set<() => void>()

  /** A page keeps its member if another window has signed in to another account. */
  function update(next: Member | null): void {
    requestedAtMs = Date.now()
    const wasReplaced = isReplaced
    isReplaced = next !== null && pageMemberId !== undefined && next.id !== pageMemberId
    pageMemberId ??= next?.id
    const isChanged = !isReplaced && JSON.stringify(next) !== JSON.stringify(member)
    if (isChanged) member = next
    if (isChanged || isReplaced !== wasReplaced) for (const listener of listeners) listener()
  }

  /** Stores the member of a sign-in or sign-out in this window. Ignores a pending request's reply. */
  function set(next: Member | null): void {
    pending = undefined
    pageMemberId = undefined
    update(next)
  }

  /** Requests the member again. Of several pending requests only the last one counts. */
  function refresh(): Promise<Member | null> {
    const own = withDeviceFallback(requestMember, recallMember).then((found) => {
      if (pending === own) update(found)
      return found
    })
    pending = own
    const settle = () => {
      if (pending === own) pending = undefined
    }
    own.then(settle, settle)
    return own
  }

  /** Requests the member unless it is known or pending. */
  async function ensure(): Promise<Member | null> {
    return member === undefined ? (pending ?? refresh()) : member
  }

  return {
    get: () => member,
    /** The member that the server rendered, which hydration expects. */
    getInitial: () => (import.meta.env.SSR ? member : initialMember),
    set,
    ensure,
    refresh,

    /** The id that calls of this window's page are sent with. */
    getPageMemberId: () => pageMemberId,
    /** True while another window of this browser is signed in to another account. */
    isReplaced: () => isReplaced,
    /** Requests the member after a sign-in in this window. */
    enter(): Promise<Member | null> {
      pageMemberId = undefined
      return refresh()
    },

    /** Adopts the member that the server rendered. */
    start(known: KnownMember): void {
      initialMember = known
      if (known !== undefined) update(known)
    },

    /** Returns the id of the member's client area, or null. It is cached for the page load. */
    findClientId(memberId: string): Promise<string | null> {
      const found = clientIds.get(memberId) ?? requestClientId()
      clientIds.set(memberId, found)
      found.catch(() => clientIds.delete(memberId))
      return found
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * Requests the member now, and again whenever the visitor returns to the window. Another window
     * may have signed in or out. Returns the function that stops it.
     */
    watch(): () => void {
      // A failed request keeps the known member. Pages that need a member show the error.
      if (member === undefined) ensure().catch(() => {})
      const onSeen = () => {
        const isStale = Date.now() - requestedAtMs > freshForMs
        if (document.visibilityState === 'visible' && isStale) refresh().catch(() => {})
      }
      document.addEventListener('visibilitychange', onSeen)
      // Windows side by side stay visible.
      window.addEventListener('focus', onSeen)
      return () => {
        document.removeEventListener('visibilitychange', onSeen)
        window.removeEventListener('focus', onSeen)
      }
    },
  }
}

/** Lazy, because a server-rendered page knows its member. */
const calls = () => import('./session.functions.ts')

async function requestMember(): Promise<Member | null> {
  const { getMember } = await calls()
  return getMember()
}

async function requestClientId(): Promise<string | null> {
  const { getClientId } = await calls()
  return getClientId()
}

/** Returns the last member of a device that stores a tracker. */
async function recallMember(): Promise<Member | undefined> {
  const { findStoredMember } = await import('#app/device/stored-answers.ts')
  return (await findStoredMember()) as Member | undefined
}
