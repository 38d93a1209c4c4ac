import { pgSchema } from 'drizzle-orm/pg-core'

/** The PostgreSQL schema that holds all tables of the main backend and no others. */
export const mainSchema = pgSchema('main')
