import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { productServiceTable } from './main/product-service.table.ts'
import { promotionTable } from './main/promotion.table.ts'
import { promotionalPriceTable } from './main/promotional-price.table.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const name = 'seimbang_watch_content'
const onChange = vi.fn()
let database: OpenDatabase

beforeAll(async () => {
  database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase(name) })
    : await openMemoryDatabase()
  for (const backend of ['main', 'cms', 'blog'] as const) await database.migrate(backend)
  await database.watchContent(onChange)
})

afterAll(async () => {
  await database.close()
  if (process.env.TEST_DATABASE_URL) await dropTestDatabase(name)
})

test('a change of any public content table is announced', async () => {
  const { rows } = (await database.db.execute(
    sql`select table_schema, table_name from information_schema.tables where table_schema in ('cms', 'blog')`,
  )) as unknown as { rows: { table_schema: string; table_name: string }[] }
  const content = rows.map(({ table_schema, table_name }) => `"${table_schema}"."${table_name}"`)
  const prices = [productServiceTable, promotionTable, promotionalPriceTable]
  const tables = [...content, ...prices.map((table) => `"main"."${getTableName(table)}"`)]
  expect(tables.length).toBeGreaterThan(10)
  for (const table of tables) {
    onChange.mockClear()
    await database.db.execute(sql.raw(`delete from ${table}`))
    await vi.waitFor(() => expect(onChange, table).toHaveBeenCalled())
  }
})

test('a member’s change is no change of public content', async () => {
  onChange.mockClear()
  await database.db.execute(sql`delete from main.carts`)
  // A booked session drops no page: free times are read again each half minute.
  await database.db.execute(sql`delete from main.appointments`)
  await database.db.execute(sql`delete from main.time_off`)
  await database.db.execute(sql`delete from main.weekly_hours`)
  await database.db.execute(sql`delete from main.promotional_prices`)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange).toHaveBeenCalledOnce()
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a broken connection is reopened and counts as a change',
  async () => {
    onChange.mockClear()
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and query like 'LISTEN %'`,
    )
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1), 5_000)
    onChange.mockClear()
    await database.db.execute(sql`delete from cms.promo`)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  },
)
