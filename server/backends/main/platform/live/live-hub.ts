import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { logErrorKind } from '#server/backends/main/platform/mail/log-error-kind.ts'
import { liveFrames } from '#server/contract/live.schema.ts'
import {
  ensureCursor,
  findOpenSessions,
  noEvents,
  readEvents,
  ringForAll,
} from './live-event.repository.ts'
import type { LivePosition } from './live-position.ts'
import { createLiveStream, type LiveStream } from './live-stream.ts'

/** A reader then comes back, and its session is checked by the rules of every call. */
const longestStreamMs = 10 * minuteMs
const mostOfSession = 3
const mostOfUser = 20
/** Proxies close a connection that is silent for longer. */
const beatEverySeconds = 20
/** Finds what no bell announced. */
const lookEverySeconds = 15
/** A LISTEN behind some poolers hears nothing. Until the first bell, the hub looks each second. */
const deafSeconds = 5
const membersAtOnce = 200

type HubContext = Pick<MainContext, 'db' | 'clock' | 'log' | 'watchLive'>

export type Reader = { userId: string; sessionId: string; sessionEndsAt: Date }

export type LiveHub = ReturnType<typeof createLiveHub>

/**
 * The live streams of this process. A bell or the clock makes it look. It reads the new events and
 * the sessions of many members at once. Then it sends each stream what its reader has missed.
 */
export function createLiveHub(context: HubContext) {
  const { db, clock } = context
  /** By member, oldest first. */
  const streams = new Map<string, Set<LiveStream>>()
  const due = new Set<string>()
  let round: Promise<void> | undefined
  let isLooking = false
  let watch: Promise<() => Promise<void>> | undefined
  let ticker: NodeJS.Timeout | undefined
  let seconds = 0
  let hasHeard = false
  let isClosed = false

  /** Looks for the events of a member soon; of all if the id is empty. */
  function ring(userId: string): void {
    hasHeard = true
    look(userId)
  }

  function look(userId: string): void {
    for (const id of userId === '' ? streams.keys() : [userId]) if (streams.has(id)) due.add(id)
    if (!isLooking) round = lookWhileDue()
  }

  /** Ends as soon as no member is due: a bell that follows at once starts it again. */
  async function lookWhileDue(): Promise<void> {
    isLooking = true
    while (due.size > 0 && !isClosed) {
      const userIds = [...due].slice(0, membersAtOnce)
      for (const userId of userIds) due.delete(userId)
      // A failed look is repeated by the clock.
      await deliver(userIds).catch((error: unknown) =>
        logErrorKind(context, error, 'live events could not be read'),
      )
    }
    isLooking = false
  }

  async function deliver(userIds: string[]): Promise<void> {
    const readers = userIds.flatMap((userId) => [...(streams.get(userId) ?? [])])
    const [members, openSessions] = await Promise.all([
      readEvents(
        db,
        userIds.map((userId) => ({ userId, afterSeq: leastSeqOf(streams.get(userId)) })),
      ),
      findOpenSessions(db, [...new Set(readers.map(({ sessionId }) => sessionId))]),
    ])
    for (const stream of readers) {
      const member = members.get(stream.userId)
      if (!openSessions.has(stream.sessionId) || !member) stream.close(liveFrames.sessionEnded)
      else stream.catchUp(member)
    }
  }

  function tick(): void {
    seconds += 1
    const now = clock.now()
    for (const stream of all()) {
      if (stream.endsAt <= now) stream.close()
      else if (seconds % beatEverySeconds === 0) stream.beat()
    }
    if (seconds % lookEverySeconds === 0 || !hasHeard) look('')
    if (seconds === deafSeconds && !hasHeard)
      context.log.warn('the database announces no live events: they are looked for each second')
  }

  function* all(): Generator<LiveStream> {
    for (const ofUser of [...streams.values()]) yield* [...ofUser]
  }

  async function startWatch(): Promise<() => Promise<void>> {
    const stop = await context.watchLive(ring)
    await ringForAll(db)
    return stop
  }

  function add(stream: LiveStream): void {
    const ofUser = streams.get(stream.userId) ?? new Set()
    streams.set(stream.userId, ofUser)
    ofUser.add(stream)
    const ofSession = [...ofUser].filter(({ sessionId }) => sessionId === stream.sessionId)
    if (ofSession.length > mostOfSession) ofSession[0]?.close(liveFrames.crowded)
    if (ofUser.size > mostOfUser) [...ofUser][0]?.close(liveFrames.crowded)
    ticker ??= setInterval(tick, 1_000).unref()
  }

  function remove(stream: LiveStream): void {
    const ofUser = streams.get(stream.userId)
    ofUser?.delete(stream)
    if (ofUser?.size === 0) streams.delete(stream.userId)
    if (streams.size > 0) return
    clearInterval(ticker)
    ticker = undefined
  }

  return {
    /** Opens a stream after a position, or from now on. It never outlives the reader's session. */
    async open({ userId, sessionId, sessionEndsAt }: Reader, after: LivePosition | undefined) {
      watch ??= startWatch().catch((error: unknown) => {
        watch = undefined
        throw error
      })
      await watch
      await ensureCursor(db, userId)
      const longest = later(clock.now(), longestStreamMs)
      const endsAt = sessionEndsAt < longest ? sessionEndsAt : longest
      const stream = createLiveStream({ userId, sessionId, after, endsAt, onEnd: remove })
      if (isClosed) stream.close()
      else add(stream)
      look(userId)
      return stream.body
    },

    count: () => [...all()].length,

    /** Ends every stream; their readers go on at another instance. */
    async close(): Promise<void> {
      isClosed = true
      for (const stream of all()) stream.close()
      await round
      await watch?.then((stop) => stop())
    },
  }
}

/** The number after which a member's streams need the events. */
function leastSeqOf(streams: Iterable<LiveStream> = []): number {
  return Math.min(noEvents, ...[...streams].map((stream) => stream.getPosition()?.seq ?? noEvents))
}
