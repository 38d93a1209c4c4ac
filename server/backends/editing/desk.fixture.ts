import type { Hono } from 'hono'
import * as v from 'valibot'
import { type ContentPass, contentPass } from '#server/backends/content-pass.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import {
  type Content,
  type DocumentKey,
  documentListSchema,
  documentSchema,
  draftSavedSchema,
  editingPermissions,
  editingRefusalSchema,
  publicationAnswerSchema,
  revisionSavedSchema,
  staleSchema,
  wholeRevisionSchema,
} from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'

/** A stale save, or another tab of the same colleague. */
const conflictSchema = v.union([staleSchema, v.object({ message: v.literal('open elsewhere') })])

type Backend = { app: Hono; editing: EditingContext }

/** The calls of one colleague. */
export type Desk = ReturnType<typeof openDesk>

/** Sits a colleague, who may do everything unless told otherwise, at a content backend. */
export function openDesk({ app, editing }: Backend, name: string, held: Partial<ContentPass> = {}) {
  const claims = { sub: name, name, permissions: [...editingPermissions], reviewer: null, ...held }
  async function call(method: string, path: string, body?: unknown) {
    const pass = await signPass(editing, contentPass, claims)
    const response = await app.request(`/editing${path}`, {
      method,
      headers: { authorization: `Bearer ${pass}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null }
  }
  /** Checks that the answer keeps the contract. */
  async function change(path: string, body: unknown, done: v.GenericSchema, method = 'POST') {
    const answer = await call(method, path, body)
    const schemas: Record<number, v.GenericSchema> = {
      200: done,
      409: conflictSchema,
      422: editingRefusalSchema,
    }
    const schema = schemas[answer.status]
    if (schema) v.parse(schema, answer.body)
    return answer
  }
  const read = async (key: DocumentKey) =>
    v.parse(documentSchema, (await call('GET', pathOf(key))).body)
  return {
    call,
    read,
    list: async () => v.parse(documentListSchema, (await call('GET', '/documents')).body),
    create: (key: DocumentKey, content: Content) => call('POST', '/documents', { ...key, content }),
    save: (key: DocumentKey, save: { seen: number; changes: Content; [more: string]: unknown }) =>
      change(`${pathOf(key)}/revisions`, save, revisionSavedSchema),
    revision: async (key: DocumentKey, n: number) =>
      v.parse(wholeRevisionSchema, (await call('GET', `${pathOf(key)}/revisions/${n}`)).body),
    draft: (key: DocumentKey, draft: { content: Content; base: number; seen: number }) =>
      change(`${pathOf(key)}/draft`, draft, draftSavedSchema, 'PUT'),
    discard: (key: DocumentKey) => call('DELETE', `${pathOf(key)}/draft`),
    review: (key: DocumentKey, n: number) => call('POST', `${pathOf(key)}/revisions/${n}/reviews`),
    async publish(key: DocumentKey, revision: number | null, dueAt?: string) {
      const { newest } = await read(key)
      const wish = { revision, seen: newest, ...(dueAt && { dueAt }) }
      return change(`${pathOf(key)}/publications`, wish, publicationAnswerSchema)
    },
    cancel: (id: number) => call('POST', `/publications/${id}/cancellation`),
  }
}

export function pathOf({ kind, slug, locale }: DocumentKey): string {
  return `/documents/${kind}/${slug}/${locale}`
}
