import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The router puts a page whose error component is fetched into a separate Suspense boundary. React
 * hydrates it after its layout. The queries of the page may have changed by then, and React would
 * render the page again. `left-while-sending.spec.ts` shows it in a browser.
 */
test('no page hydrates later than its layout', () => {
  const pages = globSync('app/routes/_[!_]*.tsx').filter((file) => {
    const route = readFileSync(file, 'utf8')
    return /^ {2}errorComponent:/m.test(route) && !/^ {2}wrapInSuspense: false,/m.test(route)
  })
  expect(pages).toEqual([])
})
