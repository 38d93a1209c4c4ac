import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 up to level AA, and axe's own best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const narrowestWidth = 320

/**
 * Returns what axe finds on the page in a colour mode. Motion is off, because a colour in
 * transition between the modes belongs to neither.
 */
export async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Returns by how many pixels the page exceeds a window of the width in WCAG 1.4.10. */
export async function measureOverflow(page: Page): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: narrowestWidth, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (size) await page.setViewportSize(size)
  return Math.max(0, width - narrowestWidth)
}
