import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/main/*-schema.ts', './server/db/main/*.table.ts'],
  out: './server/db/main/migrations',
  schemaFilter: ['main'],
})
