import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPageOf, staticPathsOf, textPageSlugs } from '#app/config/public-page.ts'
import type { FileRoutesById } from '#app/routeTree.gen.ts'
import { textPages } from '#server/seeds/cms/text-pages.ts'

const productSlug = 'seimbang'
const routeTree = readFileSync(new URL('../../app/routeTree.gen.ts', import.meta.url), 'utf8')

const components = globSync('../../app/**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

/** Routes outside the member's pages that search engines must not index, each with the reason. */
const notPublic: Partial<Record<keyof FileRoutesById, string>> = {
  '/_default': 'layout',
  '/_default/auth': 'layout',
  '/_default/auth/': 'form of one visitor',
  '/_default/auth/forgot-password': 'form of one visitor',
  '/_default/auth/google-callback': 'redirect from Google',
  '/_default/auth/profile-completion': 'form of one visitor',
  '/_default/auth/reset-password': 'its address holds a secret',
  '/_default/auth/verify-email': 'its address holds a secret',
  '/_default/privacy-policy': 'redirect to /kebijakan-privasi',
  '/_default/reminder': 'its address holds a secret',
  '/_default/syarat-ketentuan': 'redirect to /policy',
  '/_default/test-example': 'specimens for developers',
}

const routeIds = Array.from(
  routeTree.matchAll(/^ {2}'(\/_default[^']*)': typeof/gm),
  ([, id]) => id as keyof FileRoutesById,
)

test.each([...new Set(routeIds)])(
  '%s is listed as public, or as not public with a reason',
  (id) => {
    expect(publicPageOf(examplePathOf(id), productSlug) !== undefined).toBe(
      notPublic[id] === undefined,
    )
  },
)

test('each public path has a route', () => {
  const paths = routeIds.filter((id) => notPublic[id] === undefined).map(examplePathOf)
  expect(paths).toEqual(expect.arrayContaining(staticPathsOf(productSlug)))
})

/** Public paths that no page of the site links, each with the reason. */
const unlinked: Record<string, string> = {
  '/if-program': 'for visitors who search for fasting; the list of programs has its program',
}

test.each(staticPathsOf('{$product}'))(
  '%s is linked from a page, unless visitors only search for it',
  (path) => {
    expect(components.includes(`to="${path}"`)).toBe(unlinked[path] === undefined)
  },
)

test('each text page has seeded texts', () => {
  expect(textPages.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...textPageSlugs]))
})

/** Returns a path that the route answers. */
function examplePathOf(id: string): string {
  const path = id.slice('/_default'.length).replace(/(?!^)\/$/, '')
  return path.replace('{$product}', productSlug).replace(/\$\w+/, 'something')
}
