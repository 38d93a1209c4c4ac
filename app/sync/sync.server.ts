import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Operation,
  type Outcome,
  operationSchema,
  type SyncAnswer,
  syncAnswerSchema,
} from '#server/contract/sync.schema.ts'
import { entryKindCalls } from './entry-kind-calls.ts'

type Sent = { trackerId: string; operations: readonly { id: string }[] }

/** Sends a device's changes and returns their outcomes with the open conflicts. */
export async function sendOperations(
  context: SiteContext,
  { trackerId, operations }: Sent,
): Promise<SyncAnswer> {
  try {
    return await callMain(context, `v1/trackers/${trackerId}/sync`, syncAnswerSchema, {
      method: 'post',
      json: { operations },
    })
  } catch (error) {
    if (!isUnknownCall(error)) throw error
    return { results: await sendOneByOne(context, { trackerId, operations }), conflicts: [] }
  }
}

/** A 404 for the call itself carries no code about the tracker. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof AppError && error.status === 404 && !error.says('ERR_NO_TRACKER')
}

/**
 * Uses the calls that every main backend has. They are idempotent by entry id, but detect no conflict:
 * the later version wins.
 */
async function sendOneByOne(
  context: SiteContext,
  { trackerId, operations }: Sent,
): Promise<Outcome[]> {
  const results: Outcome[] = []
  for (const sent of operations) {
    const { success, output } = v.safeParse(operationSchema, sent)
    const call = success ? callFor(output) : undefined
    const isTaken =
      call && (await isCallTaken(context, `v1/trackers/${trackerId}/${call.path}`, call.json))
    results.push(
      isTaken
        ? { id: sent.id, outcome: 'applied' }
        : { id: sent.id, outcome: 'refused', reason: success ? 'unsupported' : 'invalid' },
    )
  }
  return results
}

function callFor({ kind, entryId, next }: Operation): { path: string; json: unknown } {
  const { path, deletionOf } = entryKindCalls[kind]
  return next ? { path, json: next } : { path: `${path}/delete`, json: deletionOf(entryId) }
}

async function isCallTaken(context: SiteContext, path: string, json: unknown): Promise<boolean> {
  try {
    await callMain(context, path, v.unknown(), { method: 'post', json })
    return true
  } catch (error) {
    // These are final refusals; any other failure may pass.
    if (error instanceof AppError && [400, 404, 422].includes(error.status ?? 0)) return false
    throw error
  }
}
