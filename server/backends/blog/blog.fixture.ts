import { pino } from 'pino'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import type { Clock } from '#server/clock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase } from '#tests/postgresql.ts'
import { blogStore } from './blog-kinds.ts'
import { createBlogBackend } from './create-blog-backend.ts'

const night = { now: () => new Date('2026-03-02T20:00:00Z') }

/** Opens the seeded blog backend on PGlite, or on a new PostgreSQL database. */
export async function openSeededBlog(clock: Clock = night) {
  const database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase() })
    : await openMemoryDatabase()
  await database.migrate('blog')
  await seedBlog(database.db, clock)
  const log = pino({ enabled: false })
  const editing: EditingContext = {
    ...blogStore,
    db: database.db,
    clock,
    dropPages: () => {},
    passSecret: 'p'.repeat(32),
  }
  return {
    db: database.db,
    clock,
    editing,
    app: createBlogBackend({ db: database.db, clock, editing, log }),
    close: database.close,
  }
}
