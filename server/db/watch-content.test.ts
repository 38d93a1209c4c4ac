import { setTimeout as pause } from 'node:timers/promises'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { announceStarts } from '#server/backends/main/purchase/catalogue/announce-starts.service.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase } from '#tests/postgresql.ts'
import { productPriceTable } from './main/product-price.table.ts'
import { productServiceTable } from './main/product-service.table.ts'
import { promotionTable } from './main/promotion.table.ts'
import { promotionalPriceTable } from './main/promotional-price.table.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const onChange = vi.fn()
const callCount = () => onChange.mock.calls.length
let database: OpenDatabase

beforeAll(async () => {
  database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase() })
    : await openMemoryDatabase()
  for (const backend of ['main', 'cms', 'blog'] as const) await database.migrate(backend)
  await database.watchContent(onChange)
})

afterAll(() => database.close())

/** The tables of main whose rows public pages show. */
const prices = [productServiceTable, productPriceTable, promotionTable, promotionalPriceTable]

/** Only staff read them; what they publish changes a public table. */
const historyOfStaff = ['documents', 'drafts', 'publications', 'reviews', 'revisions']

/** They never change, and no page shows one before its text says so. */
const pictures = ['pictures', 'picture_sizes', 'picture_uses']

test('a change of any public content table is announced', async () => {
  const { rows } = (await database.db.execute(
    sql`select table_schema, table_name from information_schema.tables
      where table_schema in ('cms', 'blog') and table_name not in ${[...historyOfStaff, ...pictures]}`,
  )) as unknown as { rows: { table_schema: string; table_name: string }[] }
  const content = rows.map(({ table_schema, table_name }) => `"${table_schema}"."${table_name}"`)
  const tables = [...content, ...prices.map((table) => `"main"."${getTableName(table)}"`)]
  expect(tables.length).toBeGreaterThan(10)
  for (const table of tables) {
    onChange.mockClear()
    await database.db.execute(sql.raw(`delete from ${table}`))
    await expect.poll(callCount, { message: table }).toBeGreaterThan(0)
  }
})

test('the start and the end of a promo are announced when the clock reaches them', async () => {
  const [startsAt, endsAt] = [new Date('2026-03-02T03:00:00Z'), new Date('2026-03-03T03:00:00Z')]
  await database.db.insert(promotionTable).values({ id: 'uji', startsAt, endsAt })
  await expect.poll(callCount).toBeGreaterThan(0)
  const announcedAt = async (time: string) => {
    onChange.mockClear()
    await announceStarts({ db: database.db, clock: { now: () => new Date(time) } })
    await pause(200)
    return callCount() > 0
  }
  expect(await announcedAt('2026-03-02T02:59:59Z')).toBe(false)
  expect(await announcedAt('2026-03-02T03:00:04Z')).toBe(true)
  expect(await announcedAt('2026-03-02T03:01:00Z')).toBe(false)
  expect(await announcedAt('2026-03-03T03:00:00Z')).toBe(true)
})

/** Tables of main that no page shows to everyone, besides those of members; each with the reason. */
const notPublic: Record<string, string> = {
  appointment_state_transitions: 'rules',
  approvals: 'read by staff',
  audit_entries: 'read by staff',
  background_works: 'read by staff',
  consents: 'of visitors',
  food_sources: 'for members only',
  foods: 'written while the site starts',
  imported_foods: 'for members only',
  lead_cases: 'of companies',
  lead_events: 'of companies',
  leads: 'of companies',
  live_cursors: 'of members, without a foreign key',
  live_events: 'of members, without a foreign key',
  order_state_transitions: 'rules',
  packaged_foods: 'for members only',
  pkp_statuses: 'read by staff',
  privacy_case_events: 'read by staff',
  privacy_cases: 'read by staff',
  promo_code_services: 'secret until typed',
  promo_codes: 'secret until typed',
  rate_limits: 'counts',
  receipt_counters: 'counts',
  registrations: 'of visitors',
  role_permissions: 'rules',
  sent_mails: 'read by staff',
  tasks: 'read by staff',
}

// A new table of public content without a trigger would leave old pages in the cache.
test('each table of main announces its changes, refers to a member, or is not public', async () => {
  const { rows } = (await database.db.execute(sql`
    with recursive reference as (
      select source.relname as source, target.relname as target
      from pg_constraint c join pg_class source on source.oid = c.conrelid
      join pg_class target on target.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'main'::regnamespace
    ), of_member(name) as (
      select 'users'::name
      union select source from reference join of_member on target = name
    )
    select table_name from information_schema.tables
    where table_schema = 'main' and table_name not in (select name from of_member)
      and table_name not in (
        select event_object_table from information_schema.triggers
        where event_object_schema = 'main' and action_statement like '%announce_change%'
      )
  `)) as unknown as { rows: { table_name: string }[] }
  expect(rows.map((row) => row.table_name).toSorted()).toEqual(Object.keys(notPublic))
})

test('a member’s change is no change of public content', async () => {
  onChange.mockClear()
  await database.db.execute(sql`delete from main.carts`)
  // A booked session drops no page: free times are read again each half minute.
  await database.db.execute(sql`delete from main.appointments`)
  await database.db.execute(sql`delete from main.time_off`)
  await database.db.execute(sql`delete from main.weekly_hours`)
  await database.db.execute(sql`delete from main.promotional_prices`)
  await expect.poll(callCount).toBeGreaterThan(0)
  expect(onChange).toHaveBeenCalledOnce()
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a broken connection is reopened and counts as a change',
  async () => {
    onChange.mockClear()
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'LISTEN %'`,
    )
    await expect.poll(callCount).toBeGreaterThan(1)
    onChange.mockClear()
    await database.db.execute(sql`delete from cms.promo`)
    await expect.poll(callCount).toBe(1)
  },
)

test('of main, only prices announce changes: a booking drops no cached page', async () => {
  const { rows } = (await database.db.execute(sql`
    select distinct event_object_table as table_name from information_schema.triggers
    where event_object_schema = 'main' and action_statement like '%announce_change%'
  `)) as unknown as { rows: { table_name: string }[] }
  expect(rows.map((row) => row.table_name).toSorted()).toEqual(prices.map(getTableName).toSorted())
})
