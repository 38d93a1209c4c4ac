import { expect, test } from 'vitest'
import { publicPageOf } from '#app/config/public-page.ts'
import { publicRoutes } from '#tests/public-addresses.ts'

/** Pages that everybody may read and nobody should find. */
const unlisted = /^\/auth|^\/(test-example|reminder)$|-iframe$/

test.each(publicRoutes)('%s is for search engines, or kept from them by name', (route) => {
  const isFound = publicPageOf(route.replace(/\$\w+/, 'something'), 'seimbang') !== undefined
  expect(isFound).toBe(!unlisted.test(route))
})
