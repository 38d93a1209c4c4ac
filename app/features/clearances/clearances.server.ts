import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type ClearanceBoard,
  type ClearanceSigning,
  clearanceBoardSchema,
} from '#server/contract/goal-clearance.schema.ts'

const pathOf = (trackerId: string) => `v1/practice/clients/${trackerId}/goal-clearance`

/** Returns null after the care, or if the main backend has no clearances. */
export function findClearance(
  context: SiteContext,
  trackerId: string,
): Promise<ClearanceBoard | null> {
  return nullIfNotFound(callMain(context, pathOf(trackerId), clearanceBoardSchema))
}

export function signClearance(
  context: SiteContext,
  { trackerId, ...json }: ClearanceSigning & { trackerId: string },
): Promise<ClearanceBoard> {
  return callMain(context, pathOf(trackerId), clearanceBoardSchema, { method: 'post', json })
}

export function endClearance(context: SiteContext, trackerId: string): Promise<ClearanceBoard> {
  const path = `${pathOf(trackerId)}/end`
  return callMain(context, path, clearanceBoardSchema, { method: 'post' })
}
