import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type FollowedKol,
  followedKolSchema,
  type OwnKol,
  ownKolSchema,
} from '#server/contract/kol.schema.ts'

/** Returns null for an unknown code, or if the main backend has no codes. */
export function findKol(context: SiteContext, code: string): Promise<FollowedKol | null> {
  return nullWhenUnknown(callMain(context, `v1/kols/${code}`, followedKolSchema))
}

/** Returns null if the member has no code, or if the main backend has none. */
export function readOwnKol(context: SiteContext): Promise<OwnKol> {
  return nullWhenUnknown(callMain(context, 'v1/kol', ownKolSchema))
}

async function nullWhenUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}
