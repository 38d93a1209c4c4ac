import { pgSchema } from 'drizzle-orm/pg-core'

/** The PostgreSQL schema that holds all tables of the content backend and no others. */
export const cmsSchema = pgSchema('cms')
