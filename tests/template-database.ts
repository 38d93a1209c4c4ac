import { openPrepared } from './memory-database.ts'
import { createTestDatabase, databaseExists } from './postgresql.ts'

/**
 * Makes a database on the server with every table, the products and the foods. Within a test run it copies
 * a template, which the first caller makes.
 */
export async function createPreparedDatabase(name: string): Promise<string> {
  const template = process.env.TEMPLATE_DATABASE
  if (!template) return prepare(name)
  made ??= makeOnce(template)
  await made
  return createTestDatabase(name, template)
}

/** Made once per worker. */
let made: Promise<void> | undefined

async function makeOnce(template: string): Promise<void> {
  // The lock holds across workers.
  await navigator.locks.request(template, async () => {
    if (!(await databaseExists(template))) await prepare(template)
  })
}

async function prepare(name: string): Promise<string> {
  const databaseUrl = await createTestDatabase(name)
  const database = await openPrepared({ databaseUrl })
  await database.close()
  return databaseUrl
}
