import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import { claimListSchema, metaPageSchema } from '#server/contract/content.schema.ts'
import type { MetaPage } from '#server/db/cms/page-meta.table.ts'
import type { CmsContent } from './cms-content.ts'
import { findPageMeta, listClaims } from './page-meta.repository.ts'

/** The pages whose SEO texts are all that the specification asks of this backend, and their claims. */
export function createMetaPageRoutes(content: CmsContent, productSlug: string) {
  const pages: Record<string, MetaPage> = {
    '/ahli-gizi': 'ahli-gizi',
    [`/tentang-${productSlug}`]: 'about',
    [`/${productSlug}-for-enterprise`]: 'enterprise',
  }
  const app = new Hono().get('/claims', async (c) =>
    c.json(v.parse(claimListSchema, await listClaims(content))),
  )
  for (const [path, page] of Object.entries(pages))
    app.get(path, readLocale, async (c) => {
      const meta = await findPageMeta(content, page, c.req.valid('query').locale)
      return c.json(v.parse(metaPageSchema, { meta }))
    })
  return app
}
