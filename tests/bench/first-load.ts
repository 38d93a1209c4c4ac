import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { desktop, phone } from '#tests/screens.ts'

/** Bytes on the wire, with Brotli. */
type FirstLoad = { htmlBytes: number; scripts: Map<string, number> }

/** How long a page stays untouched. What it fetches in this time belongs to its first load. */
const untouchedMs = 2_000

/**
 * Measures the first load of every top-level page in the sitemap and of the first article. The
 * visitor is new, so the cookie panel opens. Counts the phone or the desktop, whichever fetches
 * more. The scripts that all pages share are the framework.
 */
export async function measureFirstLoads(origin: string) {
  const loads = new Map<string, FirstLoad>()
  await inBrowser(async (browser) => {
    for (const path of await pathsToMeasure(origin)) {
      const onScreens = await Promise.all(
        [phone, desktop].map((screen) =>
          onNewPage(browser, screen, (page) => firstLoadOf(page, origin + path)),
        ),
      )
      const [heaviest] = onScreens.toSorted((a, b) => scriptBytesOf(b) - scriptBytesOf(a))
      if (heaviest) loads.set(path, heaviest)
    }
  })
  const all = [...loads.values()]
  const frameworkBytes = sumOf(sharedBy(all).map(([, bytes]) => bytes))
  const routes = [...loads].map(([path, load]) => {
    const scriptBytes = scriptBytesOf(load)
    const { htmlBytes, scripts } = load
    const addedBytes = scriptBytes - frameworkBytes
    return [path, { htmlBytes, scriptCount: scripts.size, scriptBytes, addedBytes }] as const
  })
  return { frameworkBytes, routes: Object.fromEntries(routes) }
}

async function pathsToMeasure(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const article = paths.find((path) => path.startsWith('/blog/')) ?? []
  return [...new Set(paths.filter((path) => /^\/[^/]*$/.test(path)).concat(article))]
}

/**
 * Measures what a page fetches without user input. The page must not have navigated before. Throws
 * if its status is not a 2xx.
 */
export async function firstLoadOf(page: Page, url: string): Promise<FirstLoad> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${url} answered with ${answer?.status()}`)
  await page.locator('html[data-hydrated]').waitFor()
  await pause(untouchedMs)
  const entries = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, entryType, encodedBodySize }) => ({ name, entryType, encodedBodySize })),
  )
  const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const html = entries.find(({ entryType }) => entryType === 'navigation')
  return {
    htmlBytes: html?.encodedBodySize ?? 0,
    scripts: new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize])),
  }
}

/** Returns the bytes of a load's scripts, without those that the other load fetches too. */
export function scriptBytesOf({ scripts }: FirstLoad, other?: FirstLoad): number {
  return sumOf(
    [...scripts].filter(([script]) => !other?.scripts.has(script)).map(([, bytes]) => bytes),
  )
}

function sharedBy(loads: FirstLoad[]): [script: string, bytes: number][] {
  const [first] = loads
  return [...(first?.scripts ?? [])].filter(([script]) =>
    loads.every(({ scripts }) => scripts.has(script)),
  )
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
