import { getRequest } from '@tanstack/react-start/server'
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
import { isReader } from './share-reader.server.ts'

/** Returns null if the tracker is not the member's or the backend has no links. */
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
 * Returns null if the link is unknown, expired, revoked or locked. The call leaves out the visitor's
 * session, so the backend never learns who looks. A machine is asked for a PIN, so it reads no data and
 * counts as no view.
 */
export async function openShare(
  context: SiteContext,
  opening: { key: string; pin?: string | undefined },
) {
  if (!v.is(shareKeySchema, opening.key)) return null
  if (!isReader(getRequest(), context.settings)) return { kind: 'pin' as const }
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
