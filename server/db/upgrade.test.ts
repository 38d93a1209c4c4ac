import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/postgresql.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

const backends = ['blog', 'cms', 'main', 'site'] as const
type Backend = (typeof backends)[number]

const hasPostgresql = Boolean(process.env.TEST_DATABASE_URL)
let upgraded: OpenDatabase
let fresh: OpenDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-migrations-'))
  upgraded = await openEmpty()
  fresh = await openEmpty()
  for (const backend of backends) {
    await runFirstMigration(backend)
    await fresh.migrate(backend)
  }
})
afterAll(async () => {
  await Promise.all([upgraded.close(), fresh.close()])
  await rm(folder, { recursive: true })
})

test('a published migration never changes and is never removed', async () => {
  const published = await readLines(join(import.meta.dirname, 'published-migrations.txt'))
  const present = await hashMigrations()
  expect
    .soft(
      published.filter((line) => !present.includes(line)),
      'changed or gone',
    )
    .toEqual([])
  const added = present.filter((line) => !published.includes(line))
  expect(added, 'add these lines to published-migrations.txt').toEqual([])
})

// The migrator silently skips a migration that is older than the last one it ran.
test.each(backends)('the migrations of %s are in order of time', async (backend) => {
  const times = (await readJournal(backend)).entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
})

test('an upgrade of a first database keeps its rows and brings the schema of a new one', async () => {
  await upgraded.db.transaction(async (tx) => {
    await tx.execute(sql`insert into main.users
      (id, email, first_name, last_name, password_hash, email_verified_at, created_at)
      values ('dewi', 'dewi@example.org', E'De\twi\u007f', E'Lestari\u202e', 'a hash', now(), now()),
        ('deli', 'deli@example.org', E'\u007f', '', 'a hash', now(), now())`)
    await tx.execute(sql`insert into main.product_services
      (id, program_slug, duration_weeks, session_count, price_rupiah)
      values ('heart-4', 'heart', 4, 2, 400000)`)
    await tx.execute(sql`insert into main.orders
      (id, user_id, product_service_id, total_rupiah, state, locale, created_at, expires_at)
      values ('order', 'dewi', 'heart-4', 400000, 'created', 'id', now(), now())`)
    await tx.execute(sql`insert into main.order_lines
      (order_id, position, kind, amount_rupiah, is_included, product_service_id, tax_class)
      values ('order', 1, 'item', 400000, false, 'heart-4', 'non_pkp')`)
    await tx.execute(sql`insert into main.trackers (id, user_id, program_slug, starts_on, ends_on, created_at)
      values ('tracker', 'dewi', 'heart', '2026-01-01', '2026-03-01', now())`)
    await tx.execute(sql`insert into main.measurements (tracker_id, id, kind, measured_on, value, created_at)
      values ('tracker', 'a', 'twoHourGlucose', '2026-01-02', 199.98, now()),
        ('tracker', 'b', 'twoHourGlucose', '2026-01-02', 199.9, now()),
        ('tracker', 'c', 'uricAcid', '2026-01-02', 7.06, now()),
        ('tracker', 'd', 'hba1c', '2026-01-02', 6.54, now()),
        ('tracker', 'e', 'waist', '2026-01-02', 84.25, now())`)
    await tx.execute(sql`insert into main.food_entries
      (tracker_id, id, eaten_on, meal, food_id, measure, amount, grams, food, created_at)
      select 'tracker', id, '2026-01-02', 'lunch', id, 'gram', 1, 1, food::jsonb, now()
      from (values ('a', '{"source": {"kind": "estimate"}}'), ('b', '{"source": {"kind": "fdc"}}'),
        ('c', '{"source": {"kind": "openFoodFacts", "missing": ["sodiumMg"]}}'),
        ('d', '{"source": {"kind": "openFoodFacts", "missing": []}}'),
        ('e', '{"source": {"kind": "own", "label": {"fibreG": null, "sugarG": 3, "addedSugarG": null}}}'),
        ('f', '{"source": {"kind": "own", "label": {"fibreG": null, "sugarG": 0, "addedSugarG": null}}}'),
        ('g', '{"source": {"kind": "own"}}')) as old (id, food)`)
    await tx.execute(sql`insert into cms.page_meta (page, locale, title, description, keyword)
      values ('about', 'id', 'Tentang kami', 'Siapa kami', 'kami')`)
    await tx.execute(sql`insert into blog.category (slug, locale, name, position)
      values ('makan', 'id', 'Makan', 1)`)
  })

  for (const backend of backends) await upgraded.migrate(backend)

  const rows = await rowsOf(
    upgraded,
    `select u.email, u.first_name, u.last_name, o.state, l.amount_rupiah::int, m.title, c.name
      from main.users u join main.orders o on o.user_id = u.id
      join main.order_lines l on l.order_id = o.id, cms.page_meta m, blog.category c`,
  )
  expect(rows).toEqual([
    {
      email: 'dewi@example.org',
      first_name: 'De wi',
      last_name: 'Lestari',
      state: 'created',
      amount_rupiah: 400_000,
      title: 'Tentang kami',
      name: 'Makan',
    },
  ])
  const typed = await rowsOf(upgraded, 'select typed_in from main.measurements order by id')
  expect(typed).toEqual(
    ['mmol/L', null, 'µmol/L', 'mmol/mol', null].map((typed_in) => ({ typed_in })),
  )
  const known = await rowsOf(
    upgraded,
    `select food -> 'known' as known from main.food_entries order by id`,
  )
  const macros = { energyKcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }
  expect(known.map((row) => (row as { known: unknown }).known)).toEqual([
    ...[{ ...macros, fibreG: 0, sodiumMg: 0 }, null, { sodiumMg: 0 }, null],
    ...[{ fibreG: 0, addedSugarG: 0 }, { fibreG: 0 }, null],
  ])
  // A name of control characters alone left nothing to mend.
  expect(await rowsOf(upgraded, `select first_name from main.users where id = 'deli'`)).toEqual([
    { first_name: 'deli' },
  ])
  expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh))
})

async function openEmpty(): Promise<OpenDatabase> {
  return openDatabase(hasPostgresql ? { databaseUrl: await createTestDatabase() } : {})
}

/** Runs the migrator on a copy of the migrations whose journal ends after the first. */
async function runFirstMigration(backend: Backend): Promise<void> {
  const migrationsFolder = join(folder, backend)
  await cp(migrationsOf(backend), migrationsFolder, { recursive: true })
  const journal = await readJournal(backend)
  await writeFile(
    join(migrationsFolder, 'meta', '_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  )
  const { migrate } = await (upgraded.engine === 'pglite'
    ? import('drizzle-orm/pglite/migrator')
    : import('drizzle-orm/node-postgres/migrator'))
  await migrate(upgraded.db as never, {
    migrationsFolder,
    migrationsSchema: `${backend}_migrations`,
  })
}

function migrationsOf(backend: Backend): string {
  return join(import.meta.dirname, backend, 'migrations')
}

/** The line of each migration, as `sha256sum` prints it. */
async function hashMigrations(): Promise<string[]> {
  const lines = backends.map(async (backend) => {
    const { entries } = await readJournal(backend)
    return Promise.all(
      entries.map(async ({ tag }) => {
        const text = await readFile(join(migrationsOf(backend), `${tag}.sql`))
        const hash = createHash('sha256').update(text).digest('hex')
        return `${hash}  ${backend}/migrations/${tag}.sql`
      }),
    )
  })
  return (await Promise.all(lines)).flat()
}

async function readLines(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).trim().split('\n')
}

type Journal = { entries: { tag: string; when: number }[] }

async function readJournal(backend: Backend): Promise<Journal> {
  return JSON.parse(await readFile(join(migrationsOf(backend), 'meta', '_journal.json'), 'utf8'))
}

/** Every column, constraint, index, trigger and function of the backends' schemas. */
async function schemaOf(database: OpenDatabase): Promise<unknown[][]> {
  const ours = `('blog', 'cms', 'main', 'site')`
  return Promise.all(
    [
      `select table_schema, table_name, column_name, data_type, column_default, is_nullable
        from information_schema.columns where table_schema in ${ours} order by 1, 2, 3`,
      `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace::regnamespace::text in ${ours} order by 1, 2`,
      `select indexdef from pg_indexes where schemaname in ${ours} order by 1`,
      `select pg_get_triggerdef(t.oid) as definition from pg_trigger t
        join pg_class c on c.oid = t.tgrelid
        where not tgisinternal and c.relnamespace::regnamespace::text in ${ours} order by 1`,
      `select pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace::regnamespace::text in ${ours} order by 1`,
    ].map((query) => rowsOf(database, query)),
  )
}

async function rowsOf({ db }: OpenDatabase, query: string): Promise<unknown[]> {
  return ((await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }).rows
}
