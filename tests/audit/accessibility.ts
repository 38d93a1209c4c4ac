import { type Browser, devices } from '@playwright/test'
import { inBrowser } from '#tests/in-browser.ts'
import { findViolations, measureOverflow } from '#tests/page-accessibility.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { countingPart, type Part } from './part.ts'

/** Each language on a screen of its own, so that both layouts are seen. */
const visitors = {
  en: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  id: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
}
const modes = ['light', 'dark'] as const

/** axe on every address, in both languages and both modes, and whether it fits a narrow window. */
export async function auditAccessibility(origin: string, addresses: string[]): Promise<Part> {
  const languages = Object.keys(visitors) as (keyof typeof visitors)[]
  const found = await inBrowser((browser) =>
    Promise.all(languages.map((language) => violationsFor(browser, origin, addresses, language))),
  )
  return countingPart(`${addresses.length * 4} pages`, 'accessibility violations', found.flat())
}

async function violationsFor(
  browser: Browser,
  origin: string,
  addresses: string[],
  language: keyof typeof visitors,
): Promise<string[]> {
  const context = await browser.newContext({ ...visitors[language], locale: language })
  // Open, the panel covers what lies at the end of the window; the end-to-end tests look at it.
  await context.addCookies([refusedCookies])
  const page = await context.newPage()
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    for (const mode of modes)
      for (const violation of await findViolations(page, mode))
        found.push(`${address} (${language}, ${mode}): ${violation}`)
    const overflow = await measureOverflow(page)
    if (overflow > 0) found.push(`${address} (${language}): ${overflow} pixels beside the window`)
  }
  return found
}
