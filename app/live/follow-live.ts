import { type LiveMessage, openLiveFeed } from './live-feed.ts'

/** What the tabs of a browser say to each other. */
type TabMessage = LiveMessage | { kind: 'join' } | { kind: 'at'; position: string | undefined }

type Following = { memberId: string; tell: (message: LiveMessage) => void }

/** A leader that does not answer for so long is frozen. */
const answerMs = 2_000

/**
 * Follows a member's live events. The tabs of a browser share one feed. The tab that holds the lock
 * leads it and passes on what it hears. Without locks, which need https, each tab has its own.
 * Returns the function that stops it.
 */
export function followLive({ memberId, tell }: Following): () => void {
  let position: string | undefined
  const receive = (message: LiveMessage) => {
    if ('position' in message) {
      // Two tabs may lead for a moment.
      if (message.kind === 'events' && !isAfter(message.position, position)) return
      position = message.position
    }
    tell(message)
  }
  const open = (hear: (message: LiveMessage) => void) =>
    openLiveFeed({ memberId, getPosition: () => position, tell: hear })
  if (!navigator.locks) return open(receive)

  const name = `live:${memberId}`
  const channel = new BroadcastChannel(name)
  const say = (message: TabMessage) => channel.postMessage(message)
  const left = new AbortController()
  let stopLeading: (() => void) | undefined
  let hasLeader = false

  const lead = () =>
    new Promise<void>((resolve) => {
      if (left.signal.aborted) return resolve()
      const close = open((message) => {
        receive(message)
        say(message)
      })
      stopLeading = () => {
        stopLeading = undefined
        close()
        resolve()
      }
    })

  /** Resolves when this tab leads no more, or no longer waits for it. */
  const request = (options: LockOptions) =>
    navigator.locks.request(name, options, lead).catch(() => stopLeading?.())

  async function waitInLine(): Promise<void> {
    while (!left.signal.aborted) await request({ signal: left.signal })
  }

  /** Asks where the leader is, and replaces one that is frozen. Only a visible tab does. */
  function join(): void {
    if (stopLeading || document.visibilityState !== 'visible') return
    hasLeader = false
    say({ kind: 'join' })
    setTimeout(() => {
      const isAlone = !stopLeading && !hasLeader && !left.signal.aborted
      if (isAlone && document.visibilityState === 'visible') void request({ steal: true })
    }, answerMs)
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'join') {
      if (stopLeading) say({ kind: 'at', position })
    } else if (data.kind === 'at') {
      const isBehind = data.position !== undefined && data.position !== position
      if (!hasLeader && !stopLeading && isBehind)
        receive({ kind: 'reread', position: data.position as string })
      hasLeader = true
    } else receive(data)
  }
  void waitInLine()
  join()
  document.addEventListener('visibilitychange', join)
  return () => {
    document.removeEventListener('visibilitychange', join)
    left.abort()
    stopLeading?.()
    channel.close()
  }
}

/** Positions of different epochs have no order. */
function isAfter(position: string, known: string | undefined): boolean {
  const [epoch, seq] = position.split('.')
  const [knownEpoch, knownSeq] = (known ?? '').split('.')
  return epoch !== knownEpoch || Number(seq) > Number(knownSeq)
}
