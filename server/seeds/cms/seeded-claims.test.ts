import { expect, test } from 'vitest'
import { localeSchema } from '#server/contract/envelope.schema.ts'
import { home } from './home.ts'
import { nutritionists } from './nutritionists.ts'
import { pageMeta } from './page-meta.ts'
import { programs } from './programs.ts'
import { textPages } from './text-pages.ts'

/** Promises and superlatives that Indonesian health-advertising rules forbid without proof. */
const claims =
  /\b(dijamin|garansi|terbaik|terampuh|nomor satu|tanpa efek samping|menyembuhkan|testimoni|guaranteed?|best|number one|cures?|testimonials?)\b|\d+ ?%/i

test.each(localeSchema.options)(
  'home, program, profile and text pages in %s make no claims',
  (locale) => {
    const texts = JSON.stringify([
      home[locale],
      programs.map((program) => program[locale]),
      nutritionists.map((nutritionist) => nutritionist[locale]),
      textPages.map((page) => page[locale]),
    ])
    expect(texts).not.toMatch(claims)
  },
)

test.each(localeSchema.options)(
  'SEO texts in %s make claims only beside a claim-free text',
  (locale) => {
    for (const [page, { [locale]: meta }] of Object.entries(pageMeta)) {
      const shown = [
        meta.claimFreeTitle ?? meta.title,
        meta.claimFreeDescription ?? meta.description,
      ]
      expect(shown.join(' '), page).not.toMatch(claims)
    }
  },
)
