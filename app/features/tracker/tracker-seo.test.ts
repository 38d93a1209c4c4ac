import { afterAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { trackerSeo } from './tracker-seo.ts'

afterAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['id', 'Tracker perkembangan diet, kesehatan, dan gizi'],
  ['en', 'Progress tracker for diet, health and nutrition'],
] as const)('[S2.37] [S3.10] the tracker’s SEO texts in %s are fixed', (locale, title) => {
  overwriteGetLocale(() => locale)
  const text = expect.stringMatching(/\w/)
  expect(trackerSeo()).toEqual({ title, description: text, keyword: text })
})
