import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/blog/*-schema.ts', './server/db/blog/*.table.ts'],
  out: './server/db/blog/migrations',
  schemaFilter: ['blog'],
})
