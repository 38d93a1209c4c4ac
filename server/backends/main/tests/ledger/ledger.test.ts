import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createPreparedDatabase } from '#tests/template-database.ts'
import { isFullSize, runsOf } from '#tests/test-size.ts'
import { cuts, type Disturbance, kills } from './disturbances.ts'
import { type Fault, purchaseFaults } from './faulty-statements.ts'
import { openLedger } from './open-ledger.ts'
import { runRound } from './round.ts'

/** Per writer; `npm run test:long` sets 2,000. */
const operationCount = Number(process.env.LEDGER_OPERATIONS ?? runsOf(40))
/** Fewer could miss a fault. */
const faultOperationCount = 40
/** Fresh in each run, and printed when a test fails. */
const seed = randomInt(1_000_000)
const writerCount = 8
/** Sooner in a short round, so that it still sees a kill. */
const killDelayMs = isFullSize ? 3_000 : 500
const mostRounds = 5
const isWhole = operationCount > 40
const timeout = isWhole ? 3_600_000 : 240_000

describe.skipIf(process.env.TEST_DATABASE_URL)('on PGlite', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-'))
    const database = await openMemoryDatabase({ dataDir: folder })
    await database.close()
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('[S1.07] concurrent writers break no invariant, even if the process is killed', {
    timeout,
  }, async () => {
    const ledger = await openLedger(folder, { instanceCount: 1 })
    // A restart takes seconds.
    const befall = isWhole ? kills({ everyMs: 20_000 }) : kills({ everyMs: killDelayMs, atMost: 1 })
    const round = await runRound(ledger, { writerCount, operationCount, seed, befall })
    await ledger.close()
    expect(round.violations, `seed ${seed}`).toEqual([])
    expect(round.callCount).toBeGreaterThanOrEqual(writerCount * operationCount)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let database: string
  beforeEach(async () => {
    database = await createPreparedDatabase()
  })

  test('[S1.07] concurrent writers break no invariant while two instances are killed and cut off', {
    timeout,
  }, async () => {
    const ledger = await openLedger(database, { instanceCount: 2 })
    const killing = isWhole ? { everyMs: 10_000 } : { everyMs: killDelayMs, atMost: 2 }
    const cutting = isWhole ? { everyMs: 5_000 } : { everyMs: killDelayMs / 2, atMost: 6 }
    const befall: Disturbance = async (opened, signal) => {
      await Promise.all([kills(killing)(opened, signal), cuts(database, cutting)(opened, signal)])
    }
    const round = await runRound(ledger, { writerCount, operationCount, seed, befall })
    await ledger.close()
    expect(round.violations, `seed ${seed}`).toEqual([])
    expect(round.callCount).toBeGreaterThanOrEqual(writerCount * operationCount)
  })

  // Proves the ledger, not the site.
  test.runIf(isFullSize).each(Object.keys(purchaseFaults) as Fault[])(
    'the ledger detects within five rounds that %s is missing',
    { timeout },
    async (fault) => {
      const ledger = await openLedger(database, { instanceCount: 2, fault })
      let violations: string[] = []
      for (let round = 1; round <= mostRounds && violations.length === 0; round += 1)
        ({ violations } = await runRound(ledger, {
          ...{ writerCount, operationCount: faultOperationCount },
          seed: seed + round,
        }))
      await ledger.close()
      expect(violations, `seed ${seed}`).not.toEqual([])
    },
  )
})
