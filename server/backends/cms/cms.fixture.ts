import { pino } from 'pino'
import { openDatabase } from '#server/db/open-database.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { createCmsBackend } from './create-cms-backend.ts'

/** Opens the seeded content backend on PGlite, or on a new PostgreSQL database. */
export async function openSeededCms(databaseName: string, { isDemo = true } = {}) {
  const database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase(databaseName) })
    : await openMemoryDatabase()
  const clock = { now: () => new Date('2026-03-02T03:00:00Z') }
  await database.migrate('cms')
  await seedCms(database.db, clock)
  const log = pino({ enabled: false })
  return {
    db: database.db,
    clock,
    app: createCmsBackend({ db: database.db, clock, isDemo, log, productSlug: 'seimbang' }),
    async close() {
      await database.close()
      if (process.env.TEST_DATABASE_URL) await dropTestDatabase(databaseName)
    },
  }
}
