import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** Runs an action with a browser and closes it. */
export async function inBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
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
