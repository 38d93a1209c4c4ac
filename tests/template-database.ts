import { openPrepared } from './memory-database.ts'
import { createDatabase, createTestDatabase, databaseExists, templateName } from './postgresql.ts'

/**
 * Makes a database on the server with every table, the products and the foods. It copies a template,
 * which the first caller of a test run makes.
 */
export async function createPreparedDatabase(): Promise<string> {
  made ??= makeOnce()
  await made
  return createTestDatabase(templateName)
}

/** Made once per worker. */
let made: Promise<void> | undefined

async function makeOnce(): Promise<void> {
  // The lock holds across workers.
  await navigator.locks.request(templateName, async () => {
    if (await databaseExists(templateName)) return
    const database = await openPrepared({ databaseUrl: await createDatabase(templateName) })
    await database.close()
  })
}
