import * as v from 'valibot'
import { idSchema } from './ids.schema.ts'

const eventOf = <const Kind extends string>(kind: Kind) =>
  v.object({ kind: v.literal(kind), id: idSchema })

/**
 * Every kind of event that the live channel carries. An event names what changed and its id, and
 * nothing else. A page reads the rest with the rights of that moment.
 */
export const liveEventSchema = v.variant('kind', [
  /** A payment, its refund, or what it bought. The id is the transaction's. */
  eventOf('payment'),
  /** A session was booked, offered, moved, cancelled or recorded. */
  eventOf('appointment'),
  /** A care began, or the client shares other sections. */
  eventOf('relation'),
  /** A care ended: its pages show nothing more. */
  eventOf('relation-ended'),
  /** A meal plan was published. The id is the tracker's. */
  eventOf('plan'),
  /** A nutritionist's clearance for a goal was signed, lost a reason or ended. */
  eventOf('clearance'),
  /** A message came or was withdrawn. The id is the conversation's. */
  eventOf('message'),
  /** One side read on, on any device. The id is the conversation's. */
  eventOf('read'),
  /** Someone came to the room of a session or left it. The id is the session's. */
  eventOf('room'),
  /** A browser in the room of a session signalled to another. The id is the session's. */
  eventOf('signal'),
  /** A device signed in. The id is the device's. */
  eventOf('device'),
  /** A device signed out or was signed out. */
  eventOf('device-ended'),
])
export type LiveEvent = v.InferOutput<typeof liveEventSchema>

/** Where a reader is: the epoch of the member's events, a dot, the number of the last one read. */
const livePositionSchema = v.pipe(v.string(), v.maxLength(64))

/**
 * GET /v1/live?after= streams the member's events as server-sent events (`Last-Event-ID` wins). The
 * position is the id of each frame. Frames without the name of an event are a `LiveEvent`; the
 * others are named here.
 */
export const liveFrames = {
  /** The first frame. Its data is the id of the member, whose events follow. */
  member: 'member',
  /** Starts a stream without a position: events follow from here on. */
  ready: 'ready',
  /** Some events are lost to this reader, who reads everything again. Events follow from here on. */
  resync: 'resync',
  /** Shows that the connection lives. */
  beat: 'beat',
  /** The session is over; no stream follows. */
  sessionEnded: 'session-ended',
  /** Too many streams of this device are open; this was the oldest. */
  crowded: 'crowded',
} as const

/** The headers of the stream: no proxy may keep, change or gather what it passes on. */
export const liveStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** GET /v1/live and GET /v1/live/changes. Without `after`, what follows begins now. */
export const liveQuerySchema = v.object({ after: v.optional(livePositionSchema) })

/** GET /v1/live/changes: the same for a network on which no stream comes through. */
export const liveChangesSchema = v.object({
  position: livePositionSchema,
  /** False if some events are lost, so the reader reads everything again. */
  isComplete: v.boolean(),
  /** A newer backend may send kinds that this build does not know. */
  events: v.pipe(
    v.array(v.unknown()),
    v.transform((events): LiveEvent[] => events.filter((it) => v.is(liveEventSchema, it))),
  ),
})
export type LiveChanges = v.InferOutput<typeof liveChangesSchema>
