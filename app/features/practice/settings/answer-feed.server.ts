import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { feedSchema } from '#server/contract/practice-feed.schema.ts'

/** Answers a calendar program. No cache may store the sessions, and no crawler may list them. */
export async function answerFeed(context: SiteContext, key: string): Promise<Response> {
  try {
    const calendar = await callMain(context, 'v1/practice-feeds/open', feedSchema, {
      method: 'post',
      json: { key },
      asGuest: true,
    })
    return new Response(calendar, {
      headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isRefused = error.status === 404 || error.status === 429 || error.status === 400
    if (!isRefused) context.logError(error)
    return new Response(null, { status: isRefused ? error.status : 502, headers })
  }
}

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
