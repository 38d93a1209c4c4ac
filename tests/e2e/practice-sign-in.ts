import { readFile, writeFile } from 'node:fs/promises'
import type { BrowserContext, Cookie } from '@playwright/test'
import { originOf, shapes } from './shapes.ts'

/**
 * The tests of this site run side by side. A code works once, and a nutritionist has three practice
 * sessions, so these tests share one sign-in.
 */
const sharedSite = originOf(shapes.pglite.site)
const sharedFile = new URL('../results/practice-sign-in.json', import.meta.url)

/** Signs a browser in as another test did. Returns false if none did, or the site has no such tests. */
export async function takeSignIn(context: BrowserContext, site: string): Promise<boolean> {
  if (site !== sharedSite) return false
  const text = await readFile(sharedFile, 'utf8').catch(() => undefined)
  if (text === undefined) return false
  const cookies: Cookie[] = JSON.parse(text)
  await context.addCookies(cookies)
  return true
}

export async function shareSignIn(context: BrowserContext, site: string): Promise<void> {
  if (site !== sharedSite) return
  const cookies = await context.cookies(site)
  await writeFile(sharedFile, JSON.stringify(cookies.filter(({ name }) => name !== 'locale')))
}
