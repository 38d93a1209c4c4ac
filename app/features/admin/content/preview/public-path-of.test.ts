import { expect, test } from 'vitest'
import { publicPageOf, staticPathsOf, textPageSlugs } from '#app/config/public-page.ts'
import { publicPathOf } from './public-path-of.ts'

const pathOf = (kind: Parameters<typeof publicPathOf>[0]['kind'], slug: string) =>
  publicPathOf({ kind, slug }, 'sehat') ?? ''

const productPages = ['tentang', 'for-enterprise', 'for-enterprise-contact']

test.each([...productPages, ...textPageSlugs])('the text page %s has a public page', (slug) => {
  expect(staticPathsOf('sehat')).toContain(pathOf('text-page', slug))
})

test.each(['default', 'program', 'ahli-gizi', 'about', 'enterprise'])(
  'the SEO texts %s belong to a public page',
  (slug) => {
    expect(staticPathsOf('sehat')).toContain(pathOf('page-meta', slug))
  },
)

test.each(['article', 'program', 'promo'] as const)('a text of kind %s has a page', (kind) => {
  expect(publicPageOf(pathOf(kind, 'satu'), 'sehat')).toEqual({ kind, slug: 'satu' })
})
