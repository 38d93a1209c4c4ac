import type { Page } from '@playwright/test'

/** Emulates a phone six times slower than this machine on a slow 4G network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: (1_440 * 1_024) / 8,
    uploadThroughput: (675 * 1_024) / 8,
  })
}
