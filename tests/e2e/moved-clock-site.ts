import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tests/site-process.ts'
import { originOf } from './shapes.ts'
import { test } from './story.fixture.ts'

type Clock = {
  /** Where no other site of the tests listens. */
  port: number
  startsAt: string
  stepMs: number
}

/** A site of its own for the stories of a file, whose clock is moved while the others go on. */
export function siteWithMovedClock({ port, startsAt, stepMs }: Clock) {
  let dataDir: string
  let site: Awaited<ReturnType<typeof startSite>>
  let startedAtMs = 0
  let stepCount = 0
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'site-'))
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
    /** One step ahead. */
    moveClock() {
      process.kill(site.pid, 'SIGUSR2')
      stepCount += 1
    },
    /** What it is on the site, for a browser that goes along; in milliseconds, to some seconds. */
    now: () => Date.parse(startsAt) + stepCount * stepMs + Date.now() - startedAtMs,
  }
}

/** What a visitor of a site in a language brings along. */
export function visitIn(language: 'en' | 'id', origin: string) {
  return {
    language,
    baseURL: origin,
    standInOrigin: origin,
    locale: language === 'id' ? 'id-ID' : 'en-US',
    timezoneId: 'Asia/Jakarta',
  }
}
