import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createPreparedDatabase } from '#tests/template-database.ts'
import { isFullSize } from '#tests/test-size.ts'
import { cuts, type Disturbance, kills } from './disturbances.ts'
import { consultationFaults, type Fault } from './faulty-statements.ts'
import { openLedger } from './open-ledger.ts'
import { runSessionRound } from './session-round.ts'

/** Per writer, so that a short round has about 40 of each of the four operations. */
const operationCount = isFullSize ? 1_000 : 20
const faultOperationCount = 8
/** Fresh in each run, and printed when a test fails. */
const seed = randomInt(1_000_000)
const writerCount = 8
const mostRounds = 5
const timeout = isFullSize ? 3_600_000 : 240_000

describe.skipIf(process.env.TEST_DATABASE_URL)('on PGlite', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-'))
    const database = await openMemoryDatabase({ dataDir: folder })
    await database.close()
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('[T12] concurrent bookings break no invariant, even if the process is killed', {
    timeout,
  }, async () => {
    const ledger = await openLedger(folder, { instanceCount: 1 })
    // A restart takes seconds.
    const befall = isFullSize ? kills({ everyMs: 20_000 }) : kills({ everyMs: 500, atMost: 1 })
    const round = await runSessionRound(ledger, { writerCount, operationCount, seed, befall })
    await ledger.close()
    expect(round.violations, `seed ${seed}`).toEqual([])
    expect(round.bookedCount).toBeGreaterThan(10)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let database: string
  beforeEach(async () => {
    database = await createPreparedDatabase()
  })

  test('[T12] concurrent bookings break no invariant while two instances are killed and cut off', {
    timeout,
  }, async () => {
    const ledger = await openLedger(database, { instanceCount: 2 })
    const killing = isFullSize ? { everyMs: 10_000 } : { everyMs: 500, atMost: 2 }
    const cutting = isFullSize ? { everyMs: 5_000 } : { everyMs: 700, atMost: 4 }
    const befall: Disturbance = async (opened, signal) => {
      await Promise.all([kills(killing)(opened, signal), cuts(database, cutting)(opened, signal)])
    }
    const round = await runSessionRound(ledger, { writerCount, operationCount, seed, befall })
    await ledger.close()
    expect(round.violations, `seed ${seed}`).toEqual([])
    expect(round.bookedCount).toBeGreaterThan(10)
  })

  // Proves the ledger, not the site.
  test.runIf(isFullSize).each(Object.keys(consultationFaults) as Fault[])(
    '[T12] the ledger detects within five rounds that %s are missing',
    { timeout },
    async (fault) => {
      const ledger = await openLedger(database, { instanceCount: 2, fault })
      let violations: string[] = []
      for (let round = 1; round <= mostRounds && violations.length === 0; round += 1)
        ({ violations } = await runSessionRound(ledger, {
          ...{ writerCount, operationCount: faultOperationCount },
          seed: seed + round,
        }))
      await ledger.close()
      expect(violations.join('\n'), `seed ${seed}`).toMatch(/overlap/)
    },
  )
})
