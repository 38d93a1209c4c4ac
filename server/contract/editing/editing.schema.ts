import * as v from 'valibot'
import { localeSchema } from '#server/contract/envelope.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'

const kindSchema = v.picklist(contentKinds as [ContentKind, ...ContentKind[]])
const revisionNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
const momentSchema = v.pipe(v.string(), v.isoTimestamp())
/** Of one kind; its fields are those of `contentSchemas`. */
const contentSchema = v.record(v.string(), v.unknown())
export type Content = v.InferOutput<typeof contentSchema>

/** One text in one language. */
export const documentKeySchema = v.object({
  kind: kindSchema,
  slug: pathIdSchema,
  locale: localeSchema,
})
export type DocumentKey = v.InferOutput<typeof documentKeySchema>

const dueSchema = v.object({
  id: v.number(),
  /** Null for a withdrawal. */
  revision: v.nullable(revisionNumber),
  dueAt: momentSchema,
  setByName: v.string(),
  /** Why it could not be done although it was due. */
  problem: v.nullable(v.string()),
})

const documentSummarySchema = v.object({
  ...documentKeySchema.entries,
  /** The title or name of the newest revision. */
  title: v.string(),
  newest: revisionNumber,
  /** Null if visitors do not see the text. */
  live: v.nullable(revisionNumber),
  changedAt: momentSchema,
  changedBy: v.string(),
  due: v.array(dueSchema),
  hasOwnDraft: v.boolean(),
  /** A colleague with a valid licence signed the newest revision in the last twelve months. */
  isReviewed: v.boolean(),
})
export type DocumentSummary = v.InferOutput<typeof documentSummarySchema>
/** GET /editing/documents */
export const documentListSchema = v.array(documentSummarySchema)

const revisionSchema = v.object({
  n: revisionNumber,
  base: v.nullable(revisionNumber),
  authorName: v.string(),
  at: momentSchema,
  note: v.string(),
})
export type Revision = v.InferOutput<typeof revisionSchema>
/** GET /editing/documents/{kind}/{slug}/{locale}/revisions/{n} */
export const wholeRevisionSchema = v.object({ ...revisionSchema.entries, content: contentSchema })
export type WholeRevision = v.InferOutput<typeof wholeRevisionSchema>

const draftSchema = v.object({
  content: contentSchema,
  base: revisionNumber,
  /** What the revision `base` says. */
  baseContent: contentSchema,
  rev: v.number(),
  savedAt: momentSchema,
})

/** GET /editing/documents/{kind}/{slug}/{locale} */
export const documentSchema = v.object({
  ...documentSummarySchema.entries,
  content: contentSchema,
  liveContent: v.nullable(contentSchema),
  draft: v.nullable(draftSchema),
  /** Newest first. */
  revisions: v.array(revisionSchema),
  /** What was live from when on, newest first. */
  published: v.array(
    v.object({
      revision: v.nullable(revisionNumber),
      at: momentSchema,
      byName: v.string(),
    }),
  ),
  reviews: v.array(
    v.object({
      revision: revisionNumber,
      reviewerName: v.string(),
      credentials: v.string(),
      reviewedOn: isoDateSchema,
      licensedUntil: isoDateSchema,
    }),
  ),
})
export type Document = v.InferOutput<typeof documentSchema>

/** POST /editing/documents Makes revision 1 of a text that is not published. */
export const creationSchema = v.object({ ...documentKeySchema.entries, content: contentSchema })

/** PUT …/draft The working copy of the caller. `seen` is 0 if there was none. */
export const draftSaveSchema = v.object({
  content: contentSchema,
  base: revisionNumber,
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export const draftSavedSchema = v.object({ rev: v.number(), savedAt: momentSchema })

/** POST …/revisions Fields that the author did not touch are left out of `changes`. */
export const revisionSaveSchema = v.object({
  seen: revisionNumber,
  changes: contentSchema,
  note: v.optional(lineUpTo(200), ''),
  /** The working copy that becomes the revision; 0 without one. */
  draft: v.optional(v.number(), 0),
  /** The author knows that nearly all of the text goes. */
  confirmsLoss: v.optional(v.boolean(), false),
})
export const revisionSavedSchema = v.object({ n: revisionNumber })

/** POST …/publications Now, or at `dueAt`. A null revision withdraws the text. */
export const publicationSchema = v.object({
  revision: v.nullable(revisionNumber),
  /** The newest revision that the caller saw. */
  seen: revisionNumber,
  dueAt: v.optional(momentSchema),
})
export const publicationAnswerSchema = v.object({ id: v.number() })

/**
 * POST …/preview What the public call GET `path` would answer if `content` were live. Without it, the
 * working copy of the caller, or else the newest revision.
 */
export const previewSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(30_000)),
  content: v.optional(contentSchema),
})

/** The answer 409 to a save on an older revision: the three texts. */
export const staleSchema = v.object({
  message: v.literal('stale'),
  base: contentSchema,
  theirs: wholeRevisionSchema,
  mine: contentSchema,
})
export type Stale = v.InferOutput<typeof staleSchema>

/** The answer 422: why the text was not saved or published. */
export const editingRefusalSchema = v.object({
  message: v.picklist([
    'invalid',
    'emptied',
    'missing',
    'not-reviewed',
    'in-the-past',
    'unknown-revision',
    'not-withdrawable',
    'own-revision',
    'not-licensed',
    'unknown-picture',
    'no-profile',
  ]),
  paths: v.optional(v.array(v.string()), []),
})
export type EditingRefusal = v.InferOutput<typeof editingRefusalSchema>

/** What a colleague may do with texts; each of them may read all texts. */
export const editingPermissions = ['content.edit', 'content.publish', 'content.review'] as const
export type EditingPermission = (typeof editingPermissions)[number]
