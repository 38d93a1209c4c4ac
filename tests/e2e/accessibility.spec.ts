import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import {
  exampleOf,
  listPublicAddresses,
  otherStates,
  publicRoutes,
} from '#tests/public-addresses.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

// Each language takes half of the routes. `npm run audit:web` looks at every page in every way.
test('[S1.14] public pages are accessible by day and by night and fit 320 pixels', async ({
  page,
  language,
  baseURL,
}) => {
  test.slow()
  const addresses = await listPublicAddresses(baseURL ?? '')
  const mine = [...publicRoutes.map((route) => exampleOf(route, addresses)), ...otherStates].filter(
    (_, index) => index % 2 === (language === 'en' ? 0 : 1),
  )
  expect(mine.length).toBeGreaterThan(10)
  for (const address of mine) {
    await page.goto(address)
    // Some pages take their search out of the address when they hydrate.
    await untilHydrated(page)
    await expect.soft(page.getByRole('progressbar')).toBeHidden()
    expect.soft(await findViolationsInBothModes(page), address).toEqual([])
    expect.soft(await measureOverflow(page), `beside the window on ${address}`).toBe(0)
  }
})
