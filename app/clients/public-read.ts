import { LRUCache } from 'lru-cache'
import type * as v from 'valibot'
import type { BackendAddress } from '#app/config/site-context.ts'
import { withNonBreaking } from '#app/lib/non-breaking.ts'
import { callBackend, createBackendClient } from './backend-client.ts'

/** How long a reply counts as fresh by default (specification, section 9). */
const usualFreshForMs = 5_000
/** Cached replies per backend and schema. */
const mostReplies = 500

type Call = { path: string; searchParams: Record<string, string> }
type Replies = LRUCache<string, object, Call>
const repliesByBackend = new WeakMap<BackendAddress, WeakMap<v.GenericSchema, Replies>>()

/**
 * Reads public content, without a session. Requests share one call and its cached reply while it is
 * fresh. Each schema object has its own cache, because another schema may drop or clean what this one
 * keeps. Failures are not cached. Texts get their non-breaking spaces and hyphens here.
 * @throws AppError as `callBackend` does
 */
export function readPublic<const Schema extends v.GenericSchema>(
  address: BackendAddress,
  path: string,
  schema: Schema,
  searchParams: Record<string, string>,
  freshForMs = usualFreshForMs,
): Promise<v.InferOutput<Schema>> {
  const key = `${path}?${new URLSearchParams(searchParams)}`
  const context = { path, searchParams }
  return repliesOf(address, schema).forceFetch(key, { context, ttl: freshForMs })
}

function repliesOf(address: BackendAddress, schema: v.GenericSchema): Replies {
  const bySchema = repliesByBackend.get(address) ?? new WeakMap<v.GenericSchema, Replies>()
  repliesByBackend.set(address, bySchema)
  const replies = bySchema.get(schema) ?? createReplies(address, schema)
  bySchema.set(schema, replies)
  return replies
}

function createReplies(address: BackendAddress, schema: v.GenericSchema): Replies {
  return new LRUCache({
    max: mostReplies,
    ttl: usualFreshForMs,
    ttlResolution: 0,
    perf: Date,
    // A call that is evicted on its way still answers the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { path, searchParams } }) => {
      const reply = await callBackend(createBackendClient(address), path, schema, { searchParams })
      return withNonBreaking(reply as object)
    },
  })
}
