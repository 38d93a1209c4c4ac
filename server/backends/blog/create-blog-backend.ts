import { Hono } from 'hono'
import type { Logger } from 'pino'
import { answerOutage, isDatabaseOutage } from '#server/db/database-outage.ts'
import { createArticleRoutes } from './articles.routes.ts'
import type { BlogContent } from './blog-content.ts'

type BlogContext = BlogContent & { log: Pick<Logger, 'error'> }

/** The read-only blog backend. It has no sessions: every caller gets the same answer. */
export function createBlogBackend({ log, ...content }: BlogContext): Hono {
  return new Hono()
    .route('/', createArticleRoutes(content))
    .notFound((c) => c.json({ message: 'Not Found' }, 404))
    .onError((error, c) => {
      log.error({ err: error, path: c.req.path }, 'blog request failed')
      if (isDatabaseOutage(error)) return answerOutage()
      return c.json({ message: 'Internal Server Error' }, 500)
    })
}
