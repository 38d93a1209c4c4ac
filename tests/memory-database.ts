import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import { seedFoods } from '#server/seeds/main/seed-foods.ts'
import { seedCatalogue } from '#server/seeds/main/seed-main.ts'

/**
 * Opens a new PGlite database, in memory or in an empty folder, with every table, the products and the
 * foods. Within a test run it loads a shared image, which the first caller makes: building it takes longer.
 */
export async function openMemoryDatabase(
  location: { dataDir?: string } = {},
): Promise<OpenDatabase> {
  const folder = process.env.DATABASE_IMAGE_FOLDER
  if (!folder) return openPrepared(location)
  image ??= sharedImage(join(folder, 'image.tar'))
  return openDatabase({ ...location, image: await image })
}

/** Read once per worker. */
let image: Promise<Blob> | undefined

async function sharedImage(file: string): Promise<Blob> {
  // The lock holds across workers: the others wait for the first instead of making the same image.
  await navigator.locks.request(file, async () => {
    if (!existsSync(file)) await makeImage(file)
  })
  return new Blob([await readFile(file)])
}

/**
 * Opens a database of either engine. Makes the tables of every backend and of the site, and inserts
 * the products and the foods.
 */
export async function openPrepared(
  location: Parameters<typeof openDatabase>[0],
): Promise<OpenDatabase> {
  const database = await openDatabase(location)
  for (const backend of ['main', 'cms', 'blog', 'site'] as const) await database.migrate(backend)
  await seedCatalogue(database.db)
  await seedFoods(database.db)
  return database
}

async function makeImage(file: string): Promise<void> {
  const { db, close } = await openPrepared({})
  const { $client } = db as unknown as { $client: PGlite }
  for (const statement of slimming) await $client.exec(statement)
  const dump = await $client.dumpDataDir('none')
  await writeFile(file, dump.stream())
  await close()
}

/** No test uses the template databases or a large cache. Without them an image opens in half the time. */
const slimming = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  "alter system set shared_buffers = '4MB'",
  'checkpoint',
]
