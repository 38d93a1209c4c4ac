import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startSite } from '#tests/site-process.ts'
import { createDataFolder } from './data-folder.ts'
import { originOf } from './shapes.ts'
import { type Person, test } from './story.fixture.ts'

type Clock = {
  /** Not the port of another tested site. */
  port: number
  startsAt: string
  stepMs: number
}

/** Starts a site for the tests of one file, whose clock the tests move. */
export function siteWithMovedClock({ port, startsAt, stepMs }: Clock) {
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
    async demoAccount(name: string): Promise<Pick<Person, 'email' | 'password'>> {
      const file = await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')
      const accounts: Pick<Person, 'email' | 'password'>[] = JSON.parse(file)
      const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
      if (!account) throw new Error(`The demo has no ${name}`)
      return account
    },
    /** The site's time in milliseconds, accurate to some seconds, for the browser's clock. */
    now: () => Date.parse(startsAt) + stepCount * stepMs + Date.now() - startedAtMs,
  }
}

/** Returns the test options of a visitor of a site in a language. */
export function visitIn(language: 'en' | 'id', origin: string) {
  return {
    language,
    baseURL: origin,
    standInOrigin: origin,
    locale: language === 'id' ? 'id-ID' : 'en-US',
    timezoneId: 'Asia/Jakarta',
  }
}
