import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cookie } from '@playwright/test'
import { MemberSteps } from '#tests/e2e/member-steps.ts'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { listPublicAddresses, memberRoutes } from '#tests/public-addresses.ts'

/** The cookies of each kind of visitor, and the addresses to visit with them. */
export type Visitors = Record<'guest' | 'member', { cookies: Cookie[]; addresses: string[] }>

/** A guest visits every public page; a demo member visits the member's pages. */
export async function listVisitors(origin: string, dataDir: string): Promise<Visitors> {
  const cookies = await signIn(origin, dataDir)
  return {
    guest: { cookies: [], addresses: await listPublicAddresses(origin) },
    member: { cookies, addresses: await listMemberAddresses(origin, cookies) },
  }
}

export function cookieHeaderOf(cookies: Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function signIn(origin: string, dataDir: string): Promise<Cookie[]> {
  const [account] = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'))
  return await inBrowser((browser) =>
    onNewPage(browser, { locale: 'en' }, async (page) => {
      await page.goto(`${origin}/auth?tab=login`)
      await new MemberSteps(page, { language: 'en', standInOrigin: origin }).submitSignIn(account)
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
      return await page.context().cookies()
    }),
  )
}

/** The member's pages with their first order and tracker, and an order check. */
async function listMemberAddresses(origin: string, cookies: Cookie[]): Promise<string[]> {
  const find = async (page: string, pattern: RegExp) => {
    const headers = { cookie: cookieHeaderOf(cookies) }
    const html = await (await fetch(origin + page, { headers })).text()
    const [, found] = pattern.exec(html) ?? []
    if (!found) throw new Error(`${page} leads nowhere`)
    return found
  }
  const order = await find('/transaction', /href="\/transaction\/([^"/?]+)"/)
  const tracker = await find('/tracker', /href="\/tracker\/([^"/?]+)"/)
  const product = await find('/if-program', /name="product-service-id"[^>]* value="([^"]+)"/)
  return memberRoutes.map((route) =>
    route
      .replace('/transaction/$id', `/transaction/${order}`)
      .replace('/tracker/$id', `/tracker/${tracker}`)
      .replace('/check-order', `/check-order?product-service-id=${product}`),
  )
}
