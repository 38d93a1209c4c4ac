import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createEditingRoutes } from '#server/backends/editing/editing.routes.ts'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { answerOutage, isDatabaseOutage } from '#server/db/database-outage.ts'
import { createArticleRoutes } from './articles.routes.ts'
import type { BlogContent } from './blog-content.ts'
import { createPictureDeskRoutes, createPictureRoutes } from './pictures/pictures.routes.ts'

type BlogContext = BlogContent & { editing: EditingContext; log: Pick<Logger, 'error'> }

/**
 * The blog backend. Every caller gets the same articles; staff write them with a pass of the main
 * backend.
 */
export function createBlogBackend({ log, editing, ...content }: BlogContext): Hono {
  return new Hono()
    .route('/', createArticleRoutes(content))
    .route('/', createPictureRoutes(content))
    .route('/', createPictureDeskRoutes(content, editing))
    .route(
      '/',
      createEditingRoutes(editing, (db) => createArticleRoutes({ ...content, db })),
    )
    .notFound((c) => c.json({ message: 'Not Found' }, 404))
    .onError((error, c) => {
      log.error({ err: error, path: c.req.path }, 'blog request failed')
      if (isDatabaseOutage(error)) return answerOutage()
      return c.json({ message: 'Internal Server Error' }, 500)
    })
}
