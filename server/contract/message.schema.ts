import * as v from 'valibot'
import { base64Schema } from './base64.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the pages say so.
//
// A client and a nutritionist have one conversation. Both may write while a care relation between
// them is active; afterwards both may read. To anybody else every call answers 404
// `ERR_NO_CONVERSATION`, as for an unknown id.

/** The two who write. */
export const conversationSides = ['client', 'nutritionist'] as const
export type ConversationSide = (typeof conversationSides)[number]

export const mostMessageCharacters = 4000
/** The messages of one answer. */
export const messagesPerPage = 50
export const largestChatFileBytes = 10 * 1024 * 1024
export const mostConversationBytes = 200 * 1024 * 1024
/** What a conversation carries. Pictures are encoded again; a PDF is never opened. */
export const chatFileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const chatFileSchema = v.object({
  id: v.string(),
  type: v.picklist(chatFileTypes),
  /** As its sender named it. */
  name: v.string(),
  bytes: v.number(),
  /** Whether a scanner for malware found it clean. False if the backend has no scanner. */
  isScanned: v.optional(v.boolean(), false),
})
export type ChatFile = v.InferOutput<typeof chatFileSchema>

/** Numbered from 1 without a gap, in the order in which the backend took them. */
export const messageSchema = v.object({
  /** Made on the sender's device. */
  id: v.string(),
  seq: seqSchema,
  author: v.picklist(conversationSides),
  sentAt: momentSchema,
  /** Empty for a file without words, and after its author withdrew it. */
  body: v.string(),
  file: v.nullable(chatFileSchema),
  isWithdrawn: v.boolean(),
})
export type Message = v.InferOutput<typeof messageSchema>

/** A conversation as one of its two sides sees it. */
const conversationSchema = v.object({
  id: v.string(),
  side: v.picklist(conversationSides),
  /** The nutritionist for the client, the client for the nutritionist. */
  other: v.object({
    name: v.string(),
    /** The nutritionist's. Null for a client. */
    slug: v.nullable(v.string()),
    /** The tracker in the nutritionist's care. Null for a nutritionist, and once the care has ended. */
    trackerId: v.nullable(v.string()),
  }),
  /** False once the care has ended: both may read, neither may write. */
  isOpen: v.boolean(),
  lastSeq: seqSchema,
  /** Up to which message this side and the other have read. They only grow. */
  readSeq: seqSchema,
  otherReadSeq: seqSchema,
  /** How many messages of the other side are unread. */
  unread: v.number(),
  /** When the oldest unread message of the other side came. Null if all are read. */
  unreadSince: v.nullable(momentSchema),
  /** Its text is cut after 200 characters. */
  last: v.nullable(messageSchema),
  /** Within how many hours the nutritionist means to answer. */
  answerHours: v.number(),
  /**
   * When the nutritionist's hours begin again. Null within them, if none are known, and once the care
   * has ended.
   */
  backAt: v.nullable(momentSchema),
})
export type Conversation = v.InferOutput<typeof conversationSchema>

/**
 * GET /v1/conversations?side=client, the newest message first, and ?side=nutritionist, by unread and
 * age. One with an active care is listed before its first message too.
 */
export const conversationsQuerySchema = v.object({ side: v.picklist(conversationSides) })
export const conversationListSchema = v.array(conversationSchema)

/**
 * GET /v1/conversations/{id}/messages: the newest 50, those before a number, or those after one.
 * Ordered by number.
 */
export const messagesQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
})
export const messagePageSchema = v.object({
  conversation: conversationSchema,
  messages: v.array(messageSchema),
  /** Whether there are messages before the first, or after the last of these. */
  hasEarlier: v.boolean(),
  hasLater: v.boolean(),
})
export type MessagePage = v.InferOutput<typeof messagePageSchema>

/**
 * POST /v1/conversations/{id}/messages answers the stored message, also when it is sent again.
 * Fails with 409 `CONVERSATION_CLOSED` after the care. Fails with 422 `FILE_NOT_SENT` if its author
 * sent no such file. Fails with 422 `IDEMPOTENCY_KEY_REUSED` if the id is another message's.
 */
export const newMessageSchema = v.pipe(
  v.object({
    id: clientIdSchema,
    body: v.optional(paragraphsUpTo(mostMessageCharacters), ''),
    fileId: v.optional(v.nullable(clientIdSchema), null),
  }),
  v.check(({ body, fileId }) => body !== '' || fileId !== null),
)
export type NewMessage = v.InferInput<typeof newMessageSchema>

// POST /v1/conversations/{id}/messages/{messageId}/withdraw answers the message and is idempotent, also
// after the care. Its author only: else 404 `ERR_NO_MESSAGE`.

/**
 * POST /v1/conversations/{id}/read, also after the care. A lower number than the stored one changes
 * nothing; one above the last message counts as that.
 */
export const readUpToSchema = v.object({ seq: seqSchema })

/**
 * POST /v1/conversations/{id}/files stores a file that a message will name, and is idempotent by id.
 * The backend reads the type from the bytes. Fails with 422 `FILE_UNREADABLE` for any other type,
 * and with 409 `CONVERSATION_CLOSED` after the care. Fails with 409 `CONVERSATION_FULL` beyond 200
 * MB. A file without a message is deleted after a day.
 */
export const newChatFileSchema = v.object({
  id: clientIdSchema,
  name: v.pipe(lineUpTo(200), v.minLength(1)),
  base64: base64Schema,
})
export const savedChatFileSchema = chatFileSchema

/** GET /v1/conversations/{id}/files: the newest 500 messages that have one, newest first. */
export const fileListSchema = v.array(messageSchema)

/**
 * GET /v1/conversations/{id}/files/{fileId}; 404 `ERR_NO_FILE` before a message names it, and once it
 * is withdrawn.
 */
export const chatFileContentSchema = v.object({ ...chatFileSchema.entries, base64: v.string() })

/** GET /v1/conversations/{id}/search?q=: at most 50 messages that hold the words, newest first. */
export const messageSearchSchema = v.object({
  q: v.pipe(lineUpTo(100), v.minLength(2)),
})
export const foundMessagesSchema = v.array(messageSchema)

/** GET and PUT /v1/practice/quick-texts: texts that a nutritionist sends often, in their order. */
export const quickTextsSchema = v.pipe(
  v.array(
    v.object({
      title: v.pipe(lineUpTo(60), v.minLength(1)),
      body: v.pipe(paragraphsUpTo(mostMessageCharacters), v.minLength(1)),
    }),
  ),
  v.maxLength(30),
)
export type QuickTexts = v.InferOutput<typeof quickTextsSchema>
