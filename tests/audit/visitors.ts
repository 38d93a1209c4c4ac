import type { Cookie } from '@playwright/test'
import { type DemoAccount, readDemoAccount } from '#tests/demo-account.ts'
import { MemberSteps } from '#tests/e2e/member-steps.ts'
import { openConsole } from '#tests/e2e/open-console.ts'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import {
  adminRoutes,
  listPublicAddresses,
  memberRoutes,
  practiceRoutes,
} from '#tests/public-addresses.ts'

/** The cookies of each kind of visitor, and the addresses to visit with them. */
export type Visitors = Record<
  'guest' | 'member' | 'nutritionist' | 'owner',
  { cookies: Cookie[]; addresses: string[] }
>

/** A guest visits every public page; a demo member, nutritionist and owner visit theirs. */
export async function listVisitors(origin: string, dataDir: string): Promise<Visitors> {
  const member = await signIn(origin, await readDemoAccount(dataDir, 'sari'))
  const nutritionist = await signIn(origin, await readDemoAccount(dataDir, 'bagas'))
  const owner = await signInToConsole(origin, await readDemoAccount(dataDir, 'rina'))
  return {
    guest: { cookies: [], addresses: await listPublicAddresses(origin) },
    member: { cookies: member, addresses: await listMemberAddresses(origin, member) },
    nutritionist: {
      cookies: nutritionist,
      addresses: await listPracticeAddresses(origin, nutritionist),
    },
    owner: { cookies: owner, addresses: await listAdminAddresses(origin, owner) },
  }
}

export function cookieHeaderOf(cookies: Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function signIn(origin: string, account: DemoAccount): Promise<Cookie[]> {
  return await inBrowser((browser) =>
    onNewPage(browser, { locale: 'en', baseURL: origin }, async (page) => {
      await page.goto('/auth?tab=login')
      const member = new MemberSteps(page, { language: 'en', standInOrigin: origin })
      await member.submitSignIn(account)
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
      if (account.isNutritionist) await member.openPractice(account)
      return await page.context().cookies()
    }),
  )
}

async function signInToConsole(origin: string, account: DemoAccount): Promise<Cookie[]> {
  return await inBrowser((browser) =>
    onNewPage(browser, { locale: 'en', baseURL: origin }, async (page) => {
      await openConsole(page, '/admin', account)
      return await page.context().cookies()
    }),
  )
}

/** The member's pages with their first order and tracker, and an order check. */
export async function listMemberAddresses(origin: string, cookies: Cookie[]): Promise<string[]> {
  const find = finderOn(origin, cookies)
  const order = await find('/transaction', /href="\/transaction\/([^"/?]+)"/)
  const tracker = await find('/tracker', /href="\/tracker\/([^"/?]+)"/)
  const product = await find('/if-program', /name="product-service-id"[^>]* value="([^"]+)"/)
  const session = await find('/konsultasi/saya', /href="\/konsultasi\/sesi\/([^"/?]+)"/)
  const noted = await findNoted(origin, cookies)
  const thread = await find('/pesan', /href="\/pesan\/([^"/?]+)["?]/)
  return memberRoutes.map((route) =>
    route
      .replace('/pesan/$id', `/pesan/${thread}`)
      .replace('/konsultasi/sesi/$id/hasil', `/konsultasi/sesi/${noted}/hasil`)
      .replace('/konsultasi/sesi/$id', `/konsultasi/sesi/${session}`)
      .replace('/konsultasi/jadwal', '/konsultasi/jadwal?nutritionist=bagas-prasetyo')
      .replace('/transaction/$id', `/transaction/${order}`)
      .replace('/tracker/$id', `/tracker/${tracker}`)
      .replace('/check-order', `/check-order?product-service-id=${product}`),
  )
}

/** Returns the id of a session with a signed note. */
async function findNoted(origin: string, cookies: Cookie[]): Promise<string> {
  const headers = { cookie: cookieHeaderOf(cookies) }
  const html = await (await fetch(`${origin}/konsultasi/saya`, { headers })).text()
  for (const [, id] of html.matchAll(/href="\/konsultasi\/sesi\/([^"/?]+)"/g)) {
    const { status } = await fetch(`${origin}/konsultasi/sesi/${id}/hasil`, { headers })
    if (status === 200) return String(id)
  }
  throw new Error('No session has a signed note')
}

/** The pages of a practice with one of its sessions and clients. */
export async function listPracticeAddresses(origin: string, cookies: Cookie[]): Promise<string[]> {
  const find = finderOn(origin, cookies)
  const session = await find('/praktik/minggu', /href="\/praktik\/sesi\/([^"/?]+)"/)
  const client = await find('/praktik/klien', /href="\/praktik\/klien\/([^"/?]+)"/)
  const thread = await find('/praktik/pesan', /href="\/praktik\/pesan\/([^"/?]+)"/)
  return practiceRoutes.map((route) =>
    route
      .replace('/praktik/pesan/$id', `/praktik/pesan/${thread}`)
      .replace('/praktik/sesi/$id', `/praktik/sesi/${session}`)
      .replace('/praktik/klien/$id', `/praktik/klien/${client}`),
  )
}

/** The console's pages with the first row of each list, and the member behind a KOL code. */
async function listAdminAddresses(origin: string, cookies: Cookie[]): Promise<string[]> {
  const find = finderOn(origin, cookies)
  const code = await find('/admin/mitra', /href="(\/admin\/mitra\/[^"/?]+)"/)
  return Promise.all(
    adminRoutes.map((route) => {
      const [list = '', ...ids] = route.split(/\/\$\w+/)
      if (ids.length === 0) return route
      if (list === '/admin/persetujuan') return `${list}/id/2026-11-25T00:00:00.000Z`
      const row = new RegExp(`href="(${list}${'/[^"/?]+'.repeat(ids.length)})["?]`)
      return find(list === '/admin/anggota' ? code : list, row)
    }),
  )
}

/** Returns a function that reads a page as this visitor and returns what the pattern's group matches. */
function finderOn(origin: string, cookies: Cookie[]) {
  return async (page: string, pattern: RegExp): Promise<string> => {
    const headers = { cookie: cookieHeaderOf(cookies) }
    const html = await (await fetch(origin + page, { headers })).text()
    const [, found] = pattern.exec(html) ?? []
    if (!found) throw new Error(`${page} leads nowhere`)
    return found
  }
}
