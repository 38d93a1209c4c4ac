import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicPageOf } from '#app/config/public-page.ts'

/** Pages that everybody may read and nobody should find. */
const unlisted = [/^\/auth/, /^\/test-example$/]
/** Pages that lead elsewhere. */
const redirects = ['/privacy-policy', '/syarat-ketentuan']

/** The paths of the public site, from the names of its route files. */
const paths = readdirSync(join(import.meta.dirname, '../../app/routes'))
  .filter((file) => file.startsWith('_default.') && file !== '_default.tsx')
  .map(
    (file) =>
      `/${file
        .slice('_default.'.length, -'.tsx'.length)
        .replace(/(^|\.)index$/, '')
        .replaceAll('.', '/')
        .replaceAll('{$product}', 'seimbang')
        .replaceAll(/\$\w+/g, 'something')}`,
  )
  .filter((path) => !unlisted.some((pattern) => pattern.test(path)) && !redirects.includes(path))

test.each(paths)('search engines may show %s', (path) => {
  expect(publicPageOf(path, 'seimbang')).toBeDefined()
})
