import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { desktop, phone } from '#tests/screens.ts'

/** Bytes on the wire, with brotli. */
type FirstLoad = { htmlBytes: number; scripts: Map<string, number> }

/** How long a page is left alone: what it then fetches by itself belongs to its first load. */
const untouchedMs = 2_000

/**
 * The first load of every page in the sitemap that stands at the top of the site, and of the first
 * article, by a visitor who has never been here: with the panel that asks about cookies. Of a phone
 * and a desktop the one that fetches more counts. What all pages share is the framework.
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

/** What a page fetches while nobody touches it. The page must not have been anywhere before. */
export async function firstLoadOf(page: Page, url: string): Promise<FirstLoad> {
  await page.goto(url, { waitUntil: 'networkidle' })
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

/** Bytes of the scripts of a load, without those that another one fetches too. */
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
