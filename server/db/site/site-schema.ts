import { pgSchema } from 'drizzle-orm/pg-core'

/** The PostgreSQL schema of the site itself, which its instances share. */
export const siteSchema = pgSchema('site')
