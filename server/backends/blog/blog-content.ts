import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/open-database.ts'

/** The dependencies of every blog repository. */
export type BlogContent = { db: Database; clock: Clock }
