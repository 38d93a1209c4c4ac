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
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'site-'))
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
    moveClock: () => void process.kill(site.pid, 'SIGUSR2'),
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
