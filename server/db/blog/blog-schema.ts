import { pgSchema } from 'drizzle-orm/pg-core'

/** The PostgreSQL schema that holds all tables of the blog backend and no others. */
export const blogSchema = pgSchema('blog')
