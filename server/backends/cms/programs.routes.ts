import { Hono } from 'hono'
import * as v from 'valibot'
import { readLocale } from '#server/backends/locale-query.ts'
import { programListPageSchema, programPageSchema } from '#server/contract/content.schema.ts'
import type { CmsContent } from './cms-content.ts'
import { listNutritionists } from './nutritionists.repository.ts'
import { findPageMeta } from './page-meta.repository.ts'
import { findProgram, listPrograms } from './programs.repository.ts'

export function createProgramRoutes(content: CmsContent) {
  return new Hono()
    .get('/programs', readLocale, async (c) => {
      const { locale } = c.req.valid('query')
      const [meta, programs] = await Promise.all([
        findPageMeta(content, 'program', locale),
        listPrograms(content, locale),
      ])
      return c.json(v.parse(programListPageSchema, { meta, programs }))
    })
    .get('/programs/:slug', readLocale, async (c) => {
      const { locale } = c.req.valid('query')
      const found = await findProgram(content, c.req.param('slug'), locale)
      if (!found) return c.notFound()
      const { slug, title, summary: description, keyword } = found
      const nutritionists = await listNutritionists(content, locale)
      const ledBy = nutritionists.filter(({ programSlugs }) => programSlugs.includes(slug))
      const program = { ...found, ledBy }
      return c.json(v.parse(programPageSchema, { meta: { title, description, keyword }, program }))
    })
}
