import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { type LiveEvent, liveEventSchema, liveFrames } from '#server/contract/live.schema.ts'

/** What a feed tells, in order. */
export type LiveMessage =
  | { kind: 'events'; position: string; events: LiveEvent[] }
  /** What a page has read before may be old. */
  | { kind: 'reread'; position: string }
  /** The session is over, or is another member's. */
  | { kind: 'ended' }

type Feed = {
  memberId: string
  /** Where the feed goes on; undefined if it begins now. */
  getPosition: () => string | undefined
  tell: (message: LiveMessage) => void
}

const path = '/live.events'
/** A stream that shows nothing for so long has lost its connection, or a proxy gathers it. */
const longestSilenceMs = 45_000
const longestOpeningMs = 10_000
/** Spreads the readers of an instance that stops. */
const reopenMs = 2_000
/** After so many failures, a network lets no stream through. */
const mostFailures = 3
const failurePeriodMs = 30_000
const pollMs = 10_000
const streamAgainMs = 5 * 60_000

/**
 * Tells what happens to a member, by a stream of server-sent events. Where no stream comes through,
 * it asks now and then. Returns the function that stops it.
 */
export function openLiveFeed({ memberId, getPosition, tell }: Feed): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failedAtMs: number[] = []
  let isStopped = false

  function after(milliseconds: number, action: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds)
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    source?.close()
  }

  function endFeed(): void {
    stop()
    tell({ kind: 'ended' })
  }

  function stream(): void {
    const position = getPosition()
    const query = position === undefined ? '' : `?after=${encodeURIComponent(position)}`
    const opened = new EventSource(path + query)
    source = opened
    let isOpen = false
    const close = () => {
      opened.close()
      if (isOpen) after(Math.random() * reopenMs, stream)
      else fail()
    }
    const on = (name: string, act: (frame: MessageEvent<string>) => void) =>
      opened.addEventListener(name, (frame: MessageEvent<string>) => {
        after(longestSilenceMs, close)
        act(frame)
      })
    on(liveFrames.member, ({ data }) => {
      isOpen = true
      failedAtMs = []
      // The browser's session is another member's by now.
      if (data !== memberId) endFeed()
    })
    for (const name of [liveFrames.ready, liveFrames.resync])
      on(name, ({ lastEventId }) => tell({ kind: 'reread', position: lastEventId }))
    on('message', ({ data, lastEventId }) =>
      tell({ kind: 'events', position: lastEventId, events: eventsIn(data) }),
    )
    on(liveFrames.beat, () => {})
    on(liveFrames.sessionEnded, endFeed)
    on(liveFrames.crowded, () => {
      clearTimeout(timer)
      opened.close()
      void pollUntil(Date.now() + streamAgainMs)
    })
    // The page reconnects itself: browsers differ in when they give up.
    opened.addEventListener('error', close)
    after(longestOpeningMs, close)
  }

  function fail(): void {
    const now = Date.now()
    failedAtMs = [...failedAtMs.filter((at) => at > now - failurePeriodMs), now]
    if (failedAtMs.length < mostFailures) after(reopenMs, stream)
    else void pollUntil(now + streamAgainMs)
  }

  async function pollUntil(untilMs: number): Promise<void> {
    failedAtMs = []
    const goesOn = await poll()
    if (isStopped || !goesOn) return
    after(pollMs, () => (Date.now() < untilMs ? void pollUntil(untilMs) : stream()))
  }

  /** Returns false if there is nothing to ask. */
  async function poll(): Promise<boolean> {
    const position = getPosition()
    try {
      const { getLiveChanges } = await import('./live.functions.ts')
      const data = position === undefined ? {} : { after: position }
      const changes = await getLiveChanges({ data })
      if (isStopped) return false
      const { isComplete, events } = changes
      if (position === undefined || !isComplete)
        tell({ kind: 'reread', position: changes.position })
      else if (events.length > 0) tell({ kind: 'events', position: changes.position, events })
      return true
    } catch (error) {
      if (isRedirect(error)) endFeed()
      // A backend without the call has no live events.
      return !isRedirect(error) && !(error instanceof AppError && error.status === 404)
    }
  }

  stream()
  return stop
}

/** A newer site may send kinds that this page does not know. */
function eventsIn(data: string): LiveEvent[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), liveEventSchema), data)
  return read.success ? [read.output] : []
}
