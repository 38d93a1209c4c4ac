import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { setLive } from '#app/queries/live-state.ts'
import { refetchChanged } from '#app/queries/refetch-changed.ts'
import type { LiveEvent } from '#server/contract/live.schema.ts'
import { followLive } from './follow-live.ts'
import type { LiveMessage } from './live-feed.ts'

/** What an event of each kind changes on a page. */
export type LiveEffects = Record<
  LiveEvent['kind'],
  {
    /** Queries to read again. */
    queries: QueryKey[]
    also?: (id: string) => void
  }
>

type Page = {
  memberId: string
  queryClient: QueryClient
  effects: LiveEffects
  /** Called when the session is over, unless the page left before. Returns whether it goes on. */
  onEnded: () => Promise<boolean>
}

/** The tab that signs out leaves by itself. */
const leaveMs = 1_000

/** Keeps a member's page up to date. Returns the function that stops it. */
export function startLive({ memberId, queryClient, effects, onEnded }: Page): () => void {
  let stopFollowing: (() => void) | undefined
  let isStopped = false
  let ending: ReturnType<typeof setTimeout> | undefined

  const refetch = (keys: QueryKey[]) => {
    for (const key of new Set(keys.map((it) => JSON.stringify(it))))
      void refetchChanged(queryClient, { queryKey: JSON.parse(key) })
  }
  const hear = (message: LiveMessage) => {
    setLive(message.kind !== 'ended')
    if (message.kind === 'ended') ending = setTimeout(end, leaveMs)
    if (message.kind === 'reread') refetch(Object.values(effects).flatMap(({ queries }) => queries))
    if (message.kind === 'events')
      for (const { kind, id } of message.events) {
        refetch(effects[kind].queries)
        effects[kind].also?.(id)
      }
  }
  const start = () => {
    stopFollowing ??= followLive({ memberId, tell: hear })
  }
  /** A page that waits in the history for the visitor's return holds no stream. */
  const pause = () => {
    stopFollowing?.()
    stopFollowing = undefined
    setLive(false)
  }
  const end = async () => {
    const goesOn = await onEnded().catch(() => false)
    if (!goesOn || isStopped) return
    pause()
    start()
  }
  start()
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', start)
  return () => {
    isStopped = true
    clearTimeout(ending)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', start)
    pause()
  }
}
