import { pino } from 'pino'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import type { Clock } from '#server/clock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase } from '#tests/postgresql.ts'
import { cmsStore } from './cms-kinds.ts'
import { createCmsBackend } from './create-cms-backend.ts'

const morning = { now: () => new Date('2026-03-02T03:00:00Z') }

/** Opens the seeded content backend on PGlite, or on a new PostgreSQL database. */
export async function openSeededCms({ isDemo = true, clock = morning as Clock } = {}) {
  const database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase() })
    : await openMemoryDatabase()
  await database.migrate('cms')
  await seedCms(database.db, clock)
  const log = pino({ enabled: false })
  const editing: EditingContext = {
    ...cmsStore,
    db: database.db,
    clock,
    dropPages: () => {},
    passSecret: 'p'.repeat(32),
  }
  return {
    db: database.db,
    clock,
    editing,
    app: createCmsBackend({
      db: database.db,
      clock,
      editing,
      isDemo,
      log,
      productSlug: 'seimbang',
    }),
    close: database.close,
  }
}
