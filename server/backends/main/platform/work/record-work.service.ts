import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { errorKindOf, logErrorKind } from '#server/backends/main/platform/mail/log-error-kind.ts'
import { markDone, markFailed } from './background-work.repository.ts'

type WorkContext = Pick<MainContext, 'db' | 'clock' | 'log'>

/** A round takes place every few seconds; staff need no finer time. */
const recordEveryMs = minuteMs

/** Returns a function that keeps, at most once a minute, which kinds of work ended well. */
export function createDoneRecorder(context: WorkContext) {
  let nextAt = new Date(0)
  return async (works: readonly string[]): Promise<void> => {
    const now = context.clock.now()
    if (now < nextAt || works.length === 0) return
    nextAt = later(now, recordEveryMs)
    await markDone(context.db, works, now).catch(logged(context))
  }
}

/** Keeps that a kind of work failed. During an outage of the database the log alone has it. */
export async function recordFailure(
  context: WorkContext,
  work: string,
  error: unknown,
): Promise<void> {
  const failed = { work, at: context.clock.now(), lastError: errorKindOf(error) }
  await markFailed(context.db, failed).catch(logged(context))
}

function logged(context: WorkContext) {
  return (error: unknown) => logErrorKind(context, error, 'background work could not be recorded')
}
