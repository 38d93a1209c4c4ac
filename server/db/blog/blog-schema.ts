import { pgSchema } from 'drizzle-orm/pg-core'

/** Everything the blog backend owns, and nothing else, lives in this PostgreSQL schema. */
export const blogSchema = pgSchema('blog')
