import type { Page } from '@playwright/test'
import { isFullSize } from '#tests/test-size.ts'
import { slowDown } from './slow-phone.ts'
import { expect as quickExpect, test as story } from './story.fixture.ts'

/** A slow phone on a slow network takes its time. */
export const expect = quickExpect.configure({ timeout: 40_000 })

/** At full size every test runs on a slow phone. */
export const test = story.extend<{ slowness: undefined }>({
  slowness: [
    async ({ page }, use) => {
      if (isFullSize) await slowDown(page)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Collects the names of the server functions that a page calls with POST. */
export function watchChanges(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/_serverFn/'))
      calls.push(pathname.slice('/_serverFn/'.length))
  })
  return calls
}
