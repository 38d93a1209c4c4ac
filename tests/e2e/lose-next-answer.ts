import type { Page } from '@playwright/test'

/**
 * Delivers the next POST to a matching address and drops the reply. Returns a function that waits
 * for that.
 */
export async function loseNextAnswer(page: Page, urlPattern: string): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page)
  const lost = new Promise<void>((resolve) => {
    network.on('Fetch.requestPaused', async ({ requestId, request }) => {
      if (request.method !== 'POST') return network.send('Fetch.continueRequest', { requestId })
      await network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      await network.detach()
      resolve()
    })
  })
  await network.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return () => lost
}
