import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/postgresql.ts'
import { openDatabase } from './open-database.ts'

const hasPostgresql = Boolean(process.env.TEST_DATABASE_URL)
const countTables = sql`select count(*)::int as count from main.orders`
let databaseUrl: string

beforeAll(async () => {
  if (hasPostgresql) databaseUrl = await createTestDatabase()
})

test.runIf(hasPostgresql)(
  'instances that start together migrate an empty database once',
  async () => {
    const instances = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl })),
    )
    await Promise.all(
      instances.flatMap(({ migrate }) => [migrate('main'), migrate('cms'), migrate('blog')]),
    )
    const tables = await Promise.all(instances.map(({ db }) => db.execute(countTables)))
    expect(tables).toMatchObject(instances.map(() => ({ rows: [{ count: expect.any(Number) }] })))
    await Promise.all(instances.map(({ close }) => close()))
  },
)

test('a database in memory answers until it is closed', async () => {
  const database = await openDatabase({})
  await database.migrate('blog')
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
  await expect(database.ping()).rejects.toThrow()
})
