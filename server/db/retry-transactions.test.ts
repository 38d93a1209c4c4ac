import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/postgresql.ts'
import { type Database, type OpenDatabase, openDatabase } from './open-database.ts'
import { retryTransactions } from './retry-transactions.ts'

describe('a transaction that fails', () => {
  test.each([
    ['40P01', 'a deadlock'],
    ['40001', 'a serialization failure'],
  ])('by %s is retried', async (code) => {
    const { db, attempts } = failing({ code, times: 2 })
    await expect(db.transaction(async () => 'done')).resolves.toBe('done')
    expect(attempts()).toBe(3)
  })

  test('by repeated deadlocks is not retried for ever', async () => {
    const { db, attempts } = failing({ code: '40P01', times: 99 })
    await expect(db.transaction(async () => 'done')).rejects.toThrow('refused')
    expect(attempts()).toBe(5)
  })

  test('by any other error is not retried', async () => {
    const { db, attempts } = failing({ code: '23505', times: 1 })
    await expect(db.transaction(async () => 'done')).rejects.toThrow('refused')
    expect(attempts()).toBe(1)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: await createTestDatabase() })
    await database.db.execute(sql`create table purses (id int primary key, rupiah int not null)`)
    await database.db.execute(sql`insert into purses values (1, 0), (2, 0)`)
  })
  afterAll(() => database.close())

  test('two transactions that lock rows in opposite order both commit once', async () => {
    const { promise: bothHold, resolve } = Promise.withResolvers<void>()
    let holders = 0
    const take = (first: number, second: number) =>
      database.db.transaction(async (tx) => {
        await raise(tx, first)
        holders += 1
        if (holders === 2) resolve()
        await bothHold
        await raise(tx, second)
      })
    await Promise.all([take(1, 2), take(2, 1)])
    expect(holders).toBeGreaterThan(2)
    expect(await database.db.execute(sql`select rupiah from purses`)).toMatchObject({
      rows: [{ rupiah: 2 }, { rupiah: 2 }],
    })
  })
})

function raise(tx: Database, id: number) {
  return tx.execute(sql`update purses set rupiah = rupiah + 1 where id = ${id}`)
}

/** A database that refuses a number of transactions by a SQLSTATE, wrapped as Drizzle wraps it. */
function failing({ code, times }: { code: string; times: number }) {
  let attempts = 0
  const db = {
    async transaction(action: (tx: never) => Promise<unknown>) {
      attempts += 1
      if (attempts > times) return action(undefined as never)
      throw new Error('refused', { cause: Object.assign(new Error('by the server'), { code }) })
    },
  } as unknown as Database
  retryTransactions(db)
  return { db, attempts: () => attempts }
}
