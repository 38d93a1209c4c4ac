import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterAll(() => database.close())

const cwd = import.meta.dirname

test('the migrations create each table with each column', async () => {
  const files = globSync('*/*.table.ts', { cwd })
  const modules = await importAll(files)
  const tables = modules.flatMap((module) => Object.values(module)).filter((it) => is(it, PgTable))
  expect(tables.length).toBeGreaterThanOrEqual(files.length)
  for (const table of tables)
    await expect(database.db.select().from(table).limit(0), getTableName(table)).resolves.toEqual(
      [],
    )
})

// Also a constraint that derives from another list, such as the measures with two values.
test.each(['main', 'cms', 'blog', 'site'])(
  'no change of a table of %s lacks its migration',
  async (backend) => {
    const modules = await importAll(globSync(`${backend}/*{.table,-schema}.ts`, { cwd }))
    const snapshots = globSync(`${backend}/migrations/meta/*_snapshot.json`, { cwd }).toSorted()
    const migrated = JSON.parse(readFileSync(join(cwd, snapshots.at(-1) ?? ''), 'utf8'))
    const wanted = generateDrizzleJson(Object.assign({}, ...modules), migrated.id, [backend])
    expect(await generateMigration(migrated, wanted)).toEqual([])
  },
)

function importAll(files: string[]): Promise<Record<string, unknown>[]> {
  return Promise.all(files.map((file) => import(join(cwd, file))))
}
