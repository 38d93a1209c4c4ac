import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/postgresql.ts'
import { type CuttableProxy, openCuttableProxy } from './cuttable-proxy.fixture.ts'
import { isDatabaseOutage } from './database-outage.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const withCode = (code: string) => Object.assign(new Error('something'), { code })

test.each([
  ['57P01', withCode('57P01'), true],
  ['08006', withCode('08006'), true],
  ['a full disk', withCode('53100'), true],
  ['a full disk under a file', withCode('ENOSPC'), true],
  ['a read-only database', withCode('25006'), true],
  ['no memory', withCode('53200'), true],
  ['ECONNREFUSED, wrapped', new Error('Failed query', { cause: withCode('ECONNREFUSED') }), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a unique violation', withCode('23505'), false],
  ['a cancelled statement', withCode('57014'), false],
  ['any other error', new Error('something'), false],
  ['no error', 'ECONNREFUSED', false],
])('isDatabaseOutage classifies %s', (_, error, expected) => {
  expect(isDatabaseOutage(error)).toBe(expected)
})

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL connection', () => {
  let direct: OpenDatabase
  let database: OpenDatabase
  let proxy: CuttableProxy

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase()
    proxy = await openCuttableProxy(databaseUrl)
    direct = await openDatabase({ databaseUrl })
    database = await openDatabase({ databaseUrl: proxy.url })
  })
  afterAll(async () => {
    await Promise.all([database.close(), direct.close()])
    await proxy.cut()
  })

  // Without an error listener on a connection in use, the whole process exits.
  test('that the server closes during a transaction is an outage, and the pool replaces it', async () => {
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await endOtherConnections()
      await tx.execute(sql`select 1`)
    })
    expect(isDatabaseOutage(await failureOf(failed))).toBe(true)
    await expect(database.ping()).resolves.toBeUndefined()
  })

  test('to a closed port is an outage until the port is open again', async () => {
    await proxy.cut()
    expect(isDatabaseOutage(await failureOf(database.ping()))).toBe(true)
    await proxy.reopen()
    await expect(database.ping()).resolves.toBeUndefined()
  })

  // Fails if a connection that breaks at its `begin` stays checked out: the pool has only ten.
  test('that breaks at the begin of a transaction returns to the pool', async () => {
    const connections = 10
    const inUse = Array.from({ length: connections }, () =>
      database.db.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(0.05)`))),
    )
    await Promise.all(inUse)
    proxy.cutAtNextData()
    const failures = await Promise.all(
      Array.from({ length: connections }, () =>
        failureOf(database.db.transaction((tx) => tx.execute(sql`select 1`))),
      ),
    )
    expect(failures.map(isDatabaseOutage)).toEqual(Array(connections).fill(true))
    await proxy.cut()
    await proxy.reopen()
    await expect(database.ping()).resolves.toBeUndefined()
  })

  async function endOtherConnections(): Promise<void> {
    await direct.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  }
})

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}
