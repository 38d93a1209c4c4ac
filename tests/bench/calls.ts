import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { MemberSteps } from '#tests/e2e/member-steps.ts'
import { RoomMember } from '#tests/e2e/room-members.ts'
import { fakeDevices, inBrowser } from '#tests/in-browser.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { percentilesOf } from './percentiles.ts'

const joinCount = 20
const port = 4398
const language = 'en'

/**
 * Measures how long a client waits from the press of “Enter” to the nutritionist's first decoded
 * picture. It uses the direct engine and the browser's fake camera. The nutritionist is in the room
 * already; both browsers are on this machine, so the network costs nothing.
 */
export async function measureCalls() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-calls-'))
  const settings = { PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  const site = await startSite(settings, '/readyz', ['--demo-room'])
  try {
    const joins = await inBrowser(
      (browser) => joinOften(browser, site, settings.DATA_DIR),
      fakeDevices,
    )
    return { joins: joinCount, joinToFirstPicture: percentilesOf(joins) }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

async function joinOften(browser: Browser, site: SiteProcess, dataDir: string): Promise<number[]> {
  const [client, nutritionist] = await Promise.all([
    openAs('sari', { browser, site, dataDir }),
    openAs('bagas', { browser, site, dataDir }),
  ])
  const id = await roomOf(client.page)
  await nutritionist.enter(id)
  const durationsMs: number[] = []
  for (let join = 0; join < joinCount; join += 1) {
    await client.check(id)
    const waited = untilFirstPicture(client.page)
    await client.button(m.room_enter({}, { locale: language })).click()
    durationsMs.push(await waited)
    // Another page leaves the room.
    await client.page.goto('/robots.txt')
  }
  await Promise.all([client.close(), nutritionist.close()])
  return durationsMs
}

type Place = { browser: Browser; site: SiteProcess; dataDir: string }

async function openAs(name: string, { browser, site, dataDir }: Place): Promise<RoomMember> {
  const storageState = { cookies: [refusedCookies], origins: [] }
  const options = { baseURL: site.origin, permissions: ['camera', 'microphone'] }
  const context = await browser.newContext({ ...options, storageState, locale: language })
  const steps = new MemberSteps(await context.newPage(), { language, standInOrigin: site.origin })
  await steps.signIn(await readDemoAccount(dataDir, name))
  const signedIn = await context.storageState()
  await context.close()
  return RoomMember.open(browser, signedIn, { ...options, locale: language, language })
}

/** Returns the session of the demo whose room is open. */
async function roomOf(page: Page): Promise<string> {
  await page.goto('/konsultasi/saya')
  const href = await page.locator('a[href*="/ruang/"]').first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

/** Returns the milliseconds from the next press in the page to the first decoded picture. */
function untilFirstPicture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { peers } = globalThis as typeof globalThis & { peers: RTCPeerConnection[] }
    const pressedAt = await new Promise<number>((resolve) => {
      addEventListener('click', () => resolve(performance.now()), { capture: true, once: true })
    })
    for (;;) {
      const reports = [...((await peers.at(-1)?.getStats())?.values() ?? [])]
      const hasPicture = reports.some(
        ({ type, kind, framesDecoded }) =>
          type === 'inbound-rtp' && kind === 'video' && framesDecoded > 0,
      )
      if (hasPicture) return performance.now() - pressedAt
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
}
