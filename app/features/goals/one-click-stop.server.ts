import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { reminderStopSchema } from '#server/contract/reminder.schema.ts'
import { stopReminder } from './goal.server.ts'

const tryAgainSeconds = 60

/**
 * Ends a reminder for a mail program's own unsubscribe button (RFC 8058). That is a POST without
 * cookies that must not be redirected.
 */
export async function answerOneClickStop(
  request: Request,
  context: SiteContext,
): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const named = v.safeParse(reminderStopSchema, {
    id: new URL(request.url).searchParams.get('stop'),
  })
  if (form?.get('List-Unsubscribe') !== 'One-Click' || !named.success) return answerOf(400)
  try {
    await stopReminder(context, named.output.id)
    return answerOf(200)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.logError(error)
    return answerOf(503, { 'retry-after': String(tryAgainSeconds) })
  }
}

function answerOf(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
