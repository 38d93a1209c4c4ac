import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createEditingRoutes } from '#server/backends/editing/editing.routes.ts'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { answerOutage, isDatabaseOutage } from '#server/db/database-outage.ts'
import type { Database } from '#server/db/open-database.ts'
import type { CmsContent } from './cms-content.ts'
import { createHomeRoutes } from './home.routes.ts'
import { createMetaPageRoutes } from './meta-pages.routes.ts'
import { createNutritionistLicenceRoutes } from './nutritionist-licences.routes.ts'
import { createNutritionistProfileRoutes } from './nutritionist-profiles.routes.ts'
import { createNutritionistRoutes } from './nutritionists.routes.ts'
import { createProgramRoutes } from './programs.routes.ts'
import { createPromoRoutes } from './promos.routes.ts'
import { createTextPageRoutes } from './text-pages.routes.ts'

type CmsContext = CmsContent & {
  editing: EditingContext
  log: Pick<Logger, 'error'>
  /** Part of the paths of the about page and the enterprise page. */
  productSlug: string
}

/**
 * The content backend. Every caller gets the same texts; staff write them with a pass of the main
 * backend.
 */
export function createCmsBackend({ log, productSlug, editing, ...content }: CmsContext): Hono {
  const publicRoutesOn = (db: Database) => createPublicRoutes({ ...content, db }, productSlug)
  return new Hono()
    .route('/', publicRoutesOn(content.db))
    .route('/', createNutritionistLicenceRoutes(editing))
    .route('/', createNutritionistProfileRoutes(editing))
    .route('/', createEditingRoutes(editing, publicRoutesOn))
    .notFound((c) => c.json({ message: 'Not Found' }, 404))
    .onError((error, c) => {
      log.error({ err: error, path: c.req.path }, 'content request failed')
      if (isDatabaseOutage(error)) return answerOutage()
      return c.json({ message: 'Internal Server Error' }, 500)
    })
}

function createPublicRoutes(content: CmsContent, productSlug: string): Hono {
  return new Hono()
    .route('/', createHomeRoutes(content))
    .route('/', createProgramRoutes(content))
    .route('/', createNutritionistRoutes(content))
    .route('/', createPromoRoutes(content))
    .route('/', createTextPageRoutes(content))
    .route('/', createMetaPageRoutes(content, productSlug))
}
