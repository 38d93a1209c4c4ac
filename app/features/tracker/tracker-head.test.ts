import { afterAll, expect, test } from 'vitest'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import { parseSettings } from '#app/config/settings.ts'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { trackerHead } from './tracker-head.ts'

const settings = publicSettingsOf(parseSettings({}))

afterAll(() => overwriteGetLocale(() => 'en'))

test.each([
  ['id', 'Tracker perkembangan diet, kesehatan, dan gizi – Seimbang'],
  ['en', 'Progress tracker for diet, health and nutrition – Seimbang'],
] as const)(
  '[S2.37] [S3.10] the tracker’s SEO texts in %s are fixed, whatever the tracker',
  (locale, title) => {
    overwriteGetLocale(() => locale)
    const one = trackerHead(settings, '/tracker/one')
    const other = trackerHead(settings, '/tracker/other')
    expect(one.meta).toContainEqual({ title })
    for (const name of ['description', 'keywords']) {
      const texts = [one, other].map(({ meta }) =>
        meta.find((tag) => 'content' in tag && 'name' in tag && tag.name === name),
      )
      expect(texts[0]).toEqual({ name, content: expect.stringMatching(/\w/) })
      expect(texts[1]).toEqual(texts[0])
    }
  },
)
