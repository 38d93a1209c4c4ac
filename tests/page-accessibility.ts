import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 to level AA, and what axe's authors advise beyond it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const narrowestWidth = 320

/**
 * What axe finds on the page as it is shown now in a mode. Motion is off: a colour on its way from
 * one mode to the other is nobody's.
 */
export async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** How many pixels of the page lie beside a window as narrow as WCAG asks pages to fit (1.4.10). */
export async function measureOverflow(page: Page): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: narrowestWidth, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (size) await page.setViewportSize(size)
  return Math.max(0, width - narrowestWidth)
}
