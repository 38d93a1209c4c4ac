import * as v from 'valibot'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { nullIfForbidden } from '#app/features/admin/null-if-forbidden.ts'
import { backendOfKind } from '#server/contract/editing/content-kinds.ts'
import { contentPassSchema } from '#server/contract/editing/content-pass.schema.ts'
import {
  type Content,
  type DocumentKey,
  type DocumentSummary,
  documentListSchema,
  documentSchema,
  draftSavedSchema,
  editingRefusalSchema,
  publicationAnswerSchema,
  revisionSavedSchema,
  staleSchema,
  wholeRevisionSchema,
} from '#server/contract/editing/editing.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { promotionListSchema } from '#server/contract/promo.schema.ts'

type Backend = 'cms' | 'blog'

/** Returns all texts of both backends. */
export async function readTexts(context: SiteContext): Promise<DocumentSummary[]> {
  const lists = await Promise.all(
    (['blog', 'cms'] as const).map((backend) =>
      callContent(context, backend, 'documents', documentListSchema),
    ),
  )
  return lists.flat()
}

/** Returns all promos, to which texts belong. Undefined while they cannot be read. */
export async function readPromotions(context: SiteContext) {
  const schema = envelopeOf(promotionListSchema)
  const reply = readPublic(context.backends.main, 'v1/promotions', schema, {})
  const answer = await undefinedIfFailed(context, reply)
  return answer?.data.map(({ id, state }) => ({ id, state }))
}

/** Returns null if there is no such text. */
export function readText(context: SiteContext, key: DocumentKey) {
  return nullIfNotFound(callContent(context, backendOfKind[key.kind], pathOf(key), documentSchema))
}

export function readRevision(context: SiteContext, { n, ...key }: DocumentKey & { n: number }) {
  return callContent(
    context,
    backendOfKind[key.kind],
    `${pathOf(key)}/revisions/${n}`,
    wholeRevisionSchema,
  )
}

type WorkingCopy = { key: DocumentKey; seen: number; base: number; content: Content }

/** Saves the working copy. Answers null if another tab of the same person saved after `seen`. */
export async function saveWorkingCopy(context: SiteContext, { key, ...json }: WorkingCopy) {
  const schema = v.union([draftSavedSchema, v.object({ message: v.string() })])
  const path = `${pathOf(key)}/draft`
  const backend = backendOfKind[key.kind]
  const answer = await callContent(context, backend, path, schema, { json, method: 'put' })
  return 'rev' in answer ? answer : null
}

export async function discardWorkingCopy(context: SiteContext, key: DocumentKey) {
  const path = `${pathOf(key)}/draft`
  await callContent(context, backendOfKind[key.kind], path, v.unknown(), { method: 'delete' })
}

type Save = {
  key: DocumentKey
  seen: number
  changes: Content
  /** The working copy that becomes the revision; 0 without one. */
  draft: number
  confirmsLoss: boolean
}

/** Answers the number of the revision, or why nothing was saved. */
export function saveText(context: SiteContext, { key, ...json }: Save) {
  const schema = v.union([revisionSavedSchema, staleSchema, editingRefusalSchema])
  return callContent(context, backendOfKind[key.kind], `${pathOf(key)}/revisions`, schema, { json })
}

type Copy = { from: DocumentKey; slug: string; locale: DocumentKey['locale'] }

/** Makes an unpublished text with the words of another one. Answers whether its address was free. */
export async function copyText(context: SiteContext, { from, ...address }: Copy) {
  const text = await callContent(context, backendOfKind[from.kind], pathOf(from), documentSchema)
  return createText(context, { kind: from.kind, ...address, content: text.content })
}

/** Makes an unpublished text. Answers whether its address was free. */
export async function createText(context: SiteContext, json: DocumentKey & { content: Content }) {
  const schema = v.union([revisionSavedSchema, v.object({ message: v.literal('exists') })])
  const backend = backendOfKind[json.kind]
  const answer = await callContent(context, backend, 'documents', schema, { json })
  return { isFree: 'n' in answer }
}

type Publication = { key: DocumentKey; revision: number | null; seen: number; dueAt?: string }

/** Publishes or withdraws, now or later, or answers why not. */
export function publishText(context: SiteContext, { key, ...json }: Publication) {
  const schema = v.union([publicationAnswerSchema, staleSchema, editingRefusalSchema])
  return callContent(context, backendOfKind[key.kind], `${pathOf(key)}/publications`, schema, {
    json,
  })
}

/** Signs a revision as a reviewer, or answers why not. */
export function signText(context: SiteContext, { n, ...key }: DocumentKey & { n: number }) {
  const schema = v.union([revisionSavedSchema, editingRefusalSchema])
  const path = `${pathOf(key)}/revisions/${n}/reviews`
  return callContent(context, backendOfKind[key.kind], path, schema, { json: {} })
}

export async function cancelPublication(
  context: SiteContext,
  { key, id }: { key: DocumentKey; id: number },
) {
  const path = `publications/${id}/cancellation`
  // What is over already needs no cancelling.
  await callContent(context, backendOfKind[key.kind], path, v.unknown(), { json: {} })
}

/** Calls a content backend with the pass of a colleague. A body without a method is a POST. */
export async function callContent<const Schema extends v.GenericSchema>(
  context: SiteContext,
  backend: Backend,
  path: string,
  schema: Schema,
  options: { json?: object; method?: 'put' | 'delete'; timeout?: number } = {},
): Promise<v.InferOutput<Schema>> {
  const { pass } = await readPass(context)
  const client = createBackendClient(context.backends[backend])
  return callBackend(client, `editing/${path}`, schema, {
    headers: { authorization: `Bearer ${pass}` },
    // Refusals are answers with a body of the schema.
    throwHttpErrors: (status) => status !== 409 && status !== 422,
    method: options.json ? 'post' : 'get',
    ...options,
  })
}

/** Returns the pass for the content backends. Reviewers who do not write have a pass of their kind. */
export async function readPass(context: SiteContext) {
  const ofWriter = callAdmin(context, 'v1/admin/content-pass', contentPassSchema)
  return (
    (await nullIfForbidden(ofWriter)) ??
    callAdmin(context, 'v1/admin/review-pass', contentPassSchema)
  )
}

function pathOf({ kind, slug, locale }: DocumentKey): string {
  return `documents/${kind}/${slug}/${locale}`
}
