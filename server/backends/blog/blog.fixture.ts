import { pino } from 'pino'
import { openDatabase } from '#server/db/open-database.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { createBlogBackend } from './create-blog-backend.ts'

/** Opens the seeded blog backend on PGlite, or on a new PostgreSQL database. */
export async function openSeededBlog(databaseName: string) {
  const database = process.env.TEST_DATABASE_URL
    ? await openDatabase({ databaseUrl: await createTestDatabase(databaseName) })
    : await openMemoryDatabase()
  const clock = { now: () => new Date('2026-03-02T20:00:00Z') }
  await database.migrate('blog')
  await seedBlog(database.db, clock)
  const log = pino({ enabled: false })
  return {
    db: database.db,
    clock,
    app: createBlogBackend({ db: database.db, clock, log }),
    async close() {
      await database.close()
      if (process.env.TEST_DATABASE_URL) await dropTestDatabase(databaseName)
    },
  }
}
