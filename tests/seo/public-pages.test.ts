import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPageOf } from '#app/config/public-page.ts'
import type { FileRoutesById } from '#app/routeTree.gen.ts'

const productSlug = 'seimbang'
const routeTree = readFileSync(new URL('../../app/routeTree.gen.ts', import.meta.url), 'utf8')

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
    const path = id.slice('/_default'.length).replace(/(?!^)\/$/, '')
    const example = path.replace('{$product}', productSlug).replace(/\$\w+/, 'something')
    expect(publicPageOf(example, productSlug) !== undefined).toBe(notPublic[id] === undefined)
  },
)
