import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readDemoAccount } from '#tests/demo-account.ts'
import { desktop, phone } from '#tests/screens.ts'
import { startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'
import { originOf } from './shapes.ts'
import { test } from './story.fixture.ts'

type Clock = {
  /** Not the port of another tested site. */
  port: number
  startsAt: string
  stepMs: number
  /** What follows the site's command. */
  words?: string[]
}

/** Starts a site for the tests of one file, whose clock the tests move. */
export function siteWithMovedClock({ port, startsAt, stepMs, words = [] }: Clock) {
  let dataDir: string
  let site: Awaited<ReturnType<typeof startSite>>
  let startedAtMs = 0
  let stepCount = 0
  test.beforeAll(async () => {
    dataDir = await createDataFolder()
    startedAtMs = Date.now()
    stepCount = 0
    site = await startSite(
      {
        PORT: port,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        CLOCK_START: startsAt,
        CLOCK_STEP_MS: stepMs,
        NODE_OPTIONS: `--import ${join(import.meta.dirname, '../support/movable-clock.mjs')}`,
      },
      '/readyz',
      words,
    )
  })
  test.afterAll(async () => {
    await site?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    origin: originOf(port),
    /** Moves the clock one step ahead. */
    moveClock() {
      process.kill(site.pid, 'SIGUSR2')
      stepCount += 1
    },
    /** An account that the site's seeds made, by the start of its email. */
    demoAccount: (name: string) => readDemoAccount(dataDir, name),
    /** The site's time in milliseconds, accurate to some seconds, for the browser's clock. */
    now: () => Date.parse(startsAt) + stepCount * stepMs + Date.now() - startedAtMs,
  }
}

/** Returns the test options of a visitor of a site in a language, on a desktop or a phone. */
export function visitIn(language: 'en' | 'id', origin: string) {
  // A type of browser can be chosen for whole files only.
  const { defaultBrowserType: _, ...screen } = language === 'id' ? phone : desktop
  return {
    ...screen,
    language,
    baseURL: origin,
    standInOrigin: origin,
    locale: language === 'id' ? 'id-ID' : 'en-US',
    timezoneId: 'Asia/Jakarta',
  }
}
