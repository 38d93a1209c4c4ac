import * as v from 'valibot'

// Calls that the specification does not list. If a backend answers 404, the pages say so.
//
// A session has a room from ten minutes before its start until thirty minutes after its end
// (`room-opening.ts`). Only its client and its nutritionist may call here. To others, each call
// answers 404 `ERR_NO_APPOINTMENT`, as for an unknown id. `{id}` is the session's.

/** A tab that was not heard for so long has left. */
export const presenceSeconds = 35
export const heartbeatSeconds = 10
/** The other side is mailed once after the first has waited so long alone. */
export const waitMinutesBeforeMail = 3
export const largestSignalCharacters = 64 * 1024

/**
 * How two people see and hear each other. `direct` connects the two browsers, `livekit` a media
 * server, `link` the nutritionist's own meeting room.
 */
export const callEngines = ['direct', 'livekit', 'link'] as const
export type CallEngine = (typeof callEngines)[number]

export const roomSides = ['client', 'nutritionist'] as const
export type RoomSide = (typeof roomSides)[number]

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
/** Names a tab of a browser for as long as it is open. */
const tabSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/))

const presenceSchema = v.object({ tab: tabSchema, joinedAt: momentSchema })

/** GET /v1/appointments/{id}/room */
export const roomSchema = v.object({
  appointmentId: v.string(),
  side: v.picklist(roomSides),
  /** The name of the other person. */
  otherName: v.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  opensAt: momentSchema,
  closesAt: momentSchema,
  /** The server's time, because a device's clock may be wrong. */
  now: momentSchema,
  /** `closed`: it is too early or too late, or the session is not booked any more. */
  state: v.picklist(['closed', 'open']),
  engine: v.picklist(callEngines),
  /** The nutritionist's own meeting room, offered by every engine if no path is found. */
  meetingLink: v.nullable(v.string()),
  /** Whether this side sees the other's IP address and the reverse. False if all is relayed. */
  revealsAddress: v.boolean(),
  /** The tab in which each side is now. Null if they are not there. */
  mine: v.nullable(presenceSchema),
  theirs: v.nullable(presenceSchema),
})
export type Room = v.InferOutput<typeof roomSchema>

/**
 * POST /v1/appointments/{id}/room/join. Answers 409 `ROOM_CLOSED` outside its time, and 409
 * `ROOM_IN_OTHER_TAB` if this side is there in another tab, unless `takeOver`.
 */
export const roomJoinSchema = v.object({
  tab: tabSchema,
  takeOver: v.optional(v.boolean(), false),
})
/** What a tab needs to connect, for as long as the room is open. */
export const roomTicketSchema = v.object({
  callId: v.string(),
  tab: tabSchema,
  room: roomSchema,
  connection: v.variant('engine', [
    v.object({
      engine: v.literal('direct'),
      /** RTCConfiguration of the browser. TURN credentials end with the room. */
      iceServers: v.array(
        v.object({
          urls: v.array(v.string()),
          username: v.optional(v.string()),
          credential: v.optional(v.string()),
        }),
      ),
      iceTransportPolicy: v.picklist(['all', 'relay']),
      /** The client yields when both offer at once. */
      isPolite: v.boolean(),
    }),
    v.object({ engine: v.literal('livekit'), url: v.string(), token: v.string() }),
    v.object({ engine: v.literal('link'), url: v.string() }),
  ]),
  /** Signals after this number are for this tab. */
  afterSeq: v.number(),
})
export type RoomTicket = v.InferOutput<typeof roomTicketSchema>

/**
 * POST /v1/appointments/{id}/room/beat, every ten seconds, answers the room. It brings back a tab that
 * fell silent. Answers 409 `ROOM_IN_OTHER_TAB` to a tab that another replaced. Answers 409
 * `ROOM_CLOSED` after its time and to a tab that is not in the room.
 */
export const roomBeatSchema = v.object({ tab: tabSchema })

/** POST /v1/appointments/{id}/room/leave is idempotent, and answers the room. */
export const roomLeaveSchema = v.object({ tab: tabSchema })

const candidateSchema = v.object({
  candidate: v.pipe(v.string(), v.maxLength(1024)),
  sdpMid: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  sdpMLineIndex: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16))),
})
const descriptionSchema = v.pipe(
  v.string(),
  v.maxLength(largestSignalCharacters),
  // Without a fingerprint the media would not be bound to this signal.
  v.check((sdp) => /^a=fingerprint:sha-(256|384|512) /im.test(sdp)),
)

/** What two browsers tell each other to connect. @internal */
export const signalBodySchema = v.variant('kind', [
  v.object({ kind: v.literal('offer'), sdp: descriptionSchema }),
  v.object({ kind: v.literal('answer'), sdp: descriptionSchema }),
  v.object({
    kind: v.literal('candidates'),
    candidates: v.pipe(v.array(candidateSchema), v.maxLength(50)),
  }),
  /** What the sender shows and lets hear, so that the other page can say it. */
  v.object({ kind: v.literal('media'), camera: v.boolean(), microphone: v.boolean() }),
])
export type SignalBody = v.InferOutput<typeof signalBodySchema>

/** POST /v1/appointments/{id}/room/signals. Answers 409 `ROOM_IN_OTHER_TAB` or `ROOM_CLOSED`. */
export const newSignalSchema = v.object({ tab: tabSchema, to: tabSchema, body: signalBodySchema })
/** The number of the signal. Null if the other has left the tab, so that it was not stored. */
export const sentSignalSchema = v.object({ seq: v.nullable(v.number()) })

/** GET /v1/appointments/{id}/room/signals?tab=&after=: those for this tab, by number. */
export const signalsQuerySchema = v.object({
  tab: tabSchema,
  after: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
})
export const signalListSchema = v.object({
  signals: v.array(v.object({ seq: v.number(), from: tabSchema, body: signalBodySchema })),
  mine: v.nullable(presenceSchema),
  theirs: v.nullable(presenceSchema),
})
export type SignalList = v.InferOutput<typeof signalListSchema>

/**
 * What the room saw, by the server's clock, for the one who records the outcome. Null where a side
 * never came.
 */
export const roomAttendanceSchema = v.object({
  client: v.nullable(v.object({ firstAt: momentSchema, minutes: v.number() })),
  nutritionist: v.nullable(v.object({ firstAt: momentSchema, minutes: v.number() })),
  /** Null if it proves nothing. */
  proposed: v.nullable(v.picklist(['held', 'client_absent', 'i_was_absent'])),
})
export type RoomAttendance = v.InferOutput<typeof roomAttendanceSchema>
