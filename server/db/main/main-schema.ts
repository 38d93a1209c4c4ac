import { pgSchema } from 'drizzle-orm/pg-core'

/** Everything the main backend owns, and nothing else, lives in this PostgreSQL schema. */
export const mainSchema = pgSchema('main')
