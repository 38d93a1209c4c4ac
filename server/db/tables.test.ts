import { globSync } from 'node:fs'
import { join } from 'node:path'
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

test('the migrations create each table with each column', async () => {
  const files = globSync('*/*.table.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))
  const tables = modules.flatMap((module) => Object.values(module)).filter((it) => is(it, PgTable))
  expect(tables.length).toBeGreaterThanOrEqual(files.length)
  for (const table of tables)
    await expect(database.db.select().from(table).limit(0), getTableName(table)).resolves.toEqual(
      [],
    )
})
