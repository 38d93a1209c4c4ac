import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  createdShareSchema,
  type NewShare,
  openedShareSchema,
  shareKeySchema,
  shareListSchema,
} from '#server/contract/share.schema.ts'

/** Null where there is nothing to list: a tracker that is not the member's, or a backend without links. */
export async function listShares(context: SiteContext, trackerId: string) {
  return callMain(context, `v1/trackers/${trackerId}/shares`, shareListSchema).catch(nullIfUnknown)
}

export async function createShare(context: SiteContext, trackerId: string, share: NewShare) {
  return callMain(context, `v1/trackers/${trackerId}/shares`, createdShareSchema, {
    method: 'post',
    json: share,
  })
}

export async function revokeShare(
  context: SiteContext,
  trackerId: string,
  id: string,
): Promise<void> {
  const path = `v1/trackers/${trackerId}/shares/revoke`
  await callMain(context, path, v.null(), { method: 'post', json: { id } })
}

/**
 * What a link shows, or null when it does not open, whyever it does not. Who looks is nobody's
 * business: the visitor's own session stays out of the call.
 */
export async function openShare(
  context: SiteContext,
  opening: { key: string; pin?: string | undefined },
) {
  if (!v.is(shareKeySchema, opening.key)) return null
  return callMain(context, 'v1/shared-trackers/open', openedShareSchema, {
    method: 'post',
    json: opening,
    asGuest: true,
  }).catch(nullIfUnknown)
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null
  throw error
}
