import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** A camera and a microphone of the browser's own, without questions. */
export const fakeDevices = [
  '--use-fake-device-for-media-stream=fps=20',
  '--use-fake-ui-for-media-stream',
]

/** Runs an action with a browser and closes it. */
export async function inBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs an action with a page of a new visitor and closes it. */
export async function onNewPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options)
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
