import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { trackerSchema } from '#server/contract/tracker.schema.ts'
import { callMain } from './main-backend.server.ts'
import { refuseOtherMember } from './page-member.server.ts'

/** An upload is in memory as a whole, twice while it is sent on. */
const uploadsAtOnce = 6
const inTurn = limitConcurrency(uploadsAtOnce)

type Upload = {
  request: Request
  context: SiteContext
  /** Proves the session and its right to upload here; throws an AppError without it. */
  prove: () => Promise<unknown>
}

/**
 * Reads the form of an upload and passes it to `use`. Until the right to upload is proved, and while
 * others are in turn, the bytes stay with their sender.
 * @throws AppError if `prove` does, or `INPUT` if the body is no form
 */
export async function withUpload<Result>(
  { request, context, prove }: Upload,
  use: (form: FormData) => Promise<Result>,
): Promise<Result> {
  refuseOtherMember(request, context.settings)
  await prove()
  return inTurn(async () => use(await readForm(request)))
}

/** @throws AppError if the tracker is not the member's */
export async function proveTracker(context: SiteContext, trackerId: string): Promise<void> {
  if (!isPathId(trackerId))
    throw new AppError({ code: 'BACKEND', status: 404, serverMessage: 'ERR_NO_TRACKER' })
  await callMain(context, `v1/trackers/${trackerId}`, trackerSchema)
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'
    throw new AppError({ code: 'INPUT', status: isTooLarge ? 413 : 400 })
  }
}
