import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/cms/*-schema.ts', './server/db/cms/*.table.ts'],
  out: './server/db/cms/migrations',
  schemaFilter: ['cms'],
})
