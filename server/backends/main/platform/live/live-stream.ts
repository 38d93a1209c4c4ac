import { liveFrames } from '#server/contract/live.schema.ts'
import type { MemberEvents } from './live-event.repository.ts'
import { type LivePosition, textOfPosition } from './live-position.ts'
import { missedEvents } from './missed-events.ts'

/** Frames that wait for a slow reader. A reader with more is cut off and comes back. */
const mostWaiting = 256
/** How long a browser waits before it comes back. */
const retryMs = 2_000

type Frame = { event?: string; id?: string; data: string }

export type LiveStreamOptions = {
  userId: string
  sessionId: string
  /** Undefined if events follow from now on. */
  after: LivePosition | undefined
  endsAt: Date
  /** Called once, however the stream ends. */
  onEnd: (stream: LiveStream) => void
}

export type LiveStream = ReturnType<typeof createLiveStream>

/** One stream of server-sent events, with a queue that cannot grow without end. */
export function createLiveStream(options: LiveStreamOptions) {
  const { userId, sessionId, endsAt } = options
  let position = options.after
  let isOpen = true
  let controller!: ReadableStreamDefaultController<Uint8Array>

  function end(): void {
    if (!isOpen) return
    isOpen = false
    options.onEnd(stream)
  }

  function send(frame: Frame): void {
    if (!isOpen) return
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytesOf(frame))
    else {
      end()
      // Drops what waits; the listener then destroys the connection.
      controller.error(new Error('The reader of a live stream is too slow'))
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel: end,
    },
    { highWaterMark: mostWaiting },
  )

  const stream = {
    userId,
    sessionId,
    endsAt,
    body,
    getPosition: () => position,

    beat: () => send({ event: liveFrames.beat, data: '1' }),

    /** Sends what the reader has missed. */
    catchUp(member: MemberEvents): void {
      const last = { epoch: member.epoch, seq: member.lastSeq }
      const missed = position && missedEvents(position, member)
      const start = position ? liveFrames.resync : liveFrames.ready
      position = last
      if (!missed) send({ event: start, id: textOfPosition(last), data: '1' })
      for (const { seq, event } of missed ?? [])
        send({ id: textOfPosition({ ...last, seq }), data: JSON.stringify(event) })
    },

    /** Ends the stream, if need be with the reason. */
    close(reason?: string): void {
      if (reason !== undefined) send({ event: reason, data: '1' })
      if (!isOpen) return
      end()
      controller.close()
    },
  }
  controller.enqueue(encoder.encode(`retry: ${retryMs}\n`))
  send({ event: liveFrames.member, data: userId })
  return stream
}

const encoder = new TextEncoder()

function bytesOf({ event, id, data }: Frame): Uint8Array {
  const lines = [id && `id: ${id}`, event && `event: ${event}`, `data: ${data}`]
  return encoder.encode(`${lines.filter(Boolean).join('\n')}\n\n`)
}
