import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/site/*-schema.ts', './server/db/site/*.table.ts'],
  out: './server/db/site/migrations',
  schemaFilter: ['site'],
})
