import type { Browser, Cookie } from '@playwright/test'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { findViolations, measureOverflow } from '#tests/page-accessibility.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { desktop, phone } from '#tests/screens.ts'
import { type AuditResult, countFaults } from './audit-result.ts'
import type { Visitors } from './visitors.ts'

const screens = { desktop, phone }
type Screen = keyof typeof screens
const languages = ['en', 'id'] as const
const modes = ['light', 'dark'] as const

/**
 * Runs axe on every address, on two screens, in both languages and both colour modes, and on the
 * cookie panel. Also measures whether each page fits a narrow window.
 */
export async function auditAccessibility(origin: string, visitors: Visitors): Promise<AuditResult> {
  const views = languages.flatMap((language) =>
    (Object.keys(screens) as Screen[]).map((screen) => ({ language, screen })),
  )
  // The cookie panel is open until the visitor has chosen, and it covers the bottom of the
  // window.
  const visits = [
    { addresses: ['/'], cookies: [] },
    ...Object.values(visitors).map(({ addresses, cookies }) => ({
      addresses,
      cookies: [...cookies, refusedCookies],
    })),
  ]
  const found: string[] = []
  await inBrowser((browser) =>
    Promise.all(
      views.map(async (view) => {
        for (const visit of visits)
          found.push(...(await violationsFor(browser, origin, { ...view, ...visit })))
      }),
    ),
  )
  const pageCount = visits.flatMap(({ addresses }) => addresses).length
  const subject = `${pageCount * views.length * modes.length} pages`
  return countFaults(subject, 'accessibility violations', found)
}

type Visit = {
  language: (typeof languages)[number]
  screen: Screen
  cookies: Cookie[]
  addresses: string[]
}

async function violationsFor(
  browser: Browser,
  origin: string,
  { language, screen, cookies, addresses }: Visit,
): Promise<string[]> {
  const storageState = { cookies, origins: [] }
  const options = { ...screens[screen], locale: language, storageState }
  return await onNewPage(browser, options, async (page) => {
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(origin + address, { waitUntil: 'networkidle' })
      for (const mode of modes)
        for (const violation of await findViolations(page, mode))
          found.push(`${address} (${language}, ${screen}, ${mode}): ${violation}`)
      const overflow = await measureOverflow(page)
      if (overflow > 0)
        found.push(`${address} (${language}, ${screen}): ${overflow} pixels beside the window`)
    }
    return found
  })
}
