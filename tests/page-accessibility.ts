import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 up to level AA, and axe's own best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const narrowestWidth = 320

/** The only rules whose outcome a mode changes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** In place of axe's source, which the browser would compile twice more: axe is on the page already. */
const onThePage = '0'

/** Returns what axe finds on the page in a mode. */
export async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  await showMode(page, mode)
  return analyze(axeOn(page).withTags(rules))
}

/** Returns what axe finds in the light mode, with the colours of the dark mode. */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  const light = await findViolations(page, 'light')
  await showMode(page, 'dark')
  const dark = await analyze(axeOn(page, onThePage).withRules(colourRules))
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/** Motion is off, so that axe sees no colour between two modes. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
}

/** Legacy mode spares a second page, which only frames of other origins need; the site has none. */
function axeOn(page: Page, axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Returns how many pixels overflow the narrowest window that WCAG asks pages to fit (1.4.10). */
export async function measureOverflow(page: Page): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: narrowestWidth, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (size) await page.setViewportSize(size)
  return Math.max(0, width - narrowestWidth)
}
