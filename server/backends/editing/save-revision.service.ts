import * as v from 'valibot'
import type { ContentPass } from '#server/backends/content-pass.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import type {
  Content,
  DocumentKey,
  revisionSaveSchema,
} from '#server/contract/editing/editing.schema.ts'
import { breaksReference } from '#server/db/broken-reference.ts'
import type { EditingContext } from './editing-context.ts'
import {
  deleteDraft,
  findDocument,
  findRevision,
  insertDocument,
  insertRevision,
  takeNextRevision,
} from './history.repository.ts'
import { type Outcome, refuse } from './outcome.ts'
import { storedKindOf } from './public-row.repository.ts'
import { staleAnswer } from './stale-answer.ts'

/** A text that loses more than this share of its characters needs a confirmation. */
const leastShare = 0.1

/** Makes revision 1 of a text that is not published. Returns undefined if the text exists. */
export async function createDocument(
  context: EditingContext,
  pass: ContentPass,
  { content: given, ...key }: DocumentKey & { content: Content },
): Promise<Outcome<{ n: number }>> {
  const read = readContent(context, key, given)
  if (read.kind !== 'content') return read
  const made = context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const document = await insertDocument(inside, key)
    if (!document) return undefined
    await insertRevision(inside, {
      documentId: document.id,
      n: 1,
      ...signed(context, pass),
      ...read,
    })
    return { kind: 'done' as const, answer: { n: 1 } }
  })
  return made.catch(refuseUnknownPicture)
}

/**
 * Saves the author's changes as the next revision, if `seen` is still the newest. Otherwise nothing
 * changes and the answer holds the three texts.
 */
export async function saveRevision(
  context: EditingContext,
  pass: ContentPass,
  key: DocumentKey,
  { seen, changes, note, draft, confirmsLoss }: v.InferOutput<typeof revisionSaveSchema>,
): Promise<Outcome<{ n: number }>> {
  const document = await findDocument(context, key)
  if (!document) return undefined
  const base = await findRevision(context, document.id, seen)
  if (!base) return refuse('unknown-revision')
  const mine = { ...base.content, ...changes }
  const stale = () => staleAnswer(context, document.id, { base: base.content as Content, mine })
  if (document.contentRev !== seen) return stale()
  const read = readContent(context, key, mine)
  if (read.kind !== 'content') return read
  const touched = Object.keys(changes).map((field) => [field, (read.content as Content)[field]])
  const content = { ...base.content, ...Object.fromEntries(touched) }
  if (!confirmsLoss && lengthOf(content) < lengthOf(base.content) * leastShare)
    return refuse('emptied')
  const made = context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const next = await takeNextRevision(inside, document.id, seen)
    if (next === undefined) return undefined
    const revision = { documentId: document.id, n: next, baseN: seen, content, note }
    await insertRevision(inside, { ...revision, ...signed(context, pass) })
    await deleteDraft(inside, document.id, { author: pass.sub, rev: draft })
    return { kind: 'done' as const, answer: { n: next } }
  })
  return (await made.catch(refuseUnknownPicture)) ?? stale()
}

/** A trigger notes the pictures of a revision, and their key refuses one that does not exist. */
function refuseUnknownPicture(error: unknown) {
  if (breaksReference(error, 'picture_of_use')) return refuse('unknown-picture')
  throw error
}

function signed({ clock }: EditingContext, { sub, name }: ContentPass) {
  return { author: sub, authorName: name, at: clock.now() }
}

/** Returns the content in the shape of its kind and cleaned, or what is wrong with it. */
export function readContent(context: EditingContext, { kind }: DocumentKey, given: Content) {
  const read = v.safeParse(contentSchemas[kind], given)
  if (!read.success)
    return refuse(
      'invalid',
      read.issues.map((issue) => v.getDotPath(issue) ?? ''),
    )
  const { clean = (content) => content } = storedKindOf(context, kind)
  return { kind: 'content' as const, content: clean(read.output) }
}

/** Counts the characters of all texts. */
function lengthOf(content: unknown): number {
  if (typeof content === 'string') return content.length
  if (typeof content !== 'object' || content === null) return 0
  return Object.values(content).reduce((sum: number, part) => sum + lengthOf(part), 0)
}
