import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type Brief, briefSchema, ownBriefSchema } from '#server/contract/brief.schema.ts'

/** Returns null if the reader does not care for the client. */
export async function findClientBrief(
  context: SiteContext,
  trackerId: string,
): Promise<Brief | null> {
  if (!isPathId(trackerId)) return null
  return nullIfNotFound(callMain(context, `v1/practice/clients/${trackerId}/brief`, briefSchema))
}

export type OwnBrief = { kind: 'brief'; brief: Brief } | { kind: 'uncared' } | { kind: 'unknown' }

/** `unknown` also if the main backend has no briefs. */
export async function findOwnBrief(context: SiteContext, trackerId: string): Promise<OwnBrief> {
  if (!isPathId(trackerId)) return { kind: 'unknown' }
  const found = callMain(context, `v1/trackers/${trackerId}/brief`, ownBriefSchema)
  const own = await nullIfNotFound(
    found.then((brief): OwnBrief => (brief ? { kind: 'brief', brief } : { kind: 'uncared' })),
  )
  return own ?? { kind: 'unknown' }
}
