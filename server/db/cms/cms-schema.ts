import { pgSchema } from 'drizzle-orm/pg-core'

/** Everything the content backend owns, and nothing else, lives in this PostgreSQL schema. */
export const cmsSchema = pgSchema('cms')
