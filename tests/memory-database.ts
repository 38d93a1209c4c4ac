import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type OpenDatabase, openDatabase } from '#server/db/open-database.ts'

/**
 * Opens a new database in memory with the tables of every backend and of the site. Within a test run it loads a
 * shared image, which the first caller makes: building the tables takes three times as long.
 */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const folder = process.env.DATABASE_IMAGE_FOLDER
  if (!folder) return openMigrated()
  const file = join(folder, 'image.tar')
  const image = await readFile(file).catch(() => undefined)
  if (image) return openDatabase({ image: new Blob([image]) })
  const database = await openMigrated()
  await saveImage(database, file)
  return database
}

async function openMigrated(): Promise<OpenDatabase> {
  const database = await openDatabase({})
  for (const backend of ['main', 'cms', 'blog', 'site'] as const) await database.migrate(backend)
  return database
}

/** Concurrent writers write the same bytes, and the file appears only once it is complete. */
async function saveImage({ db }: OpenDatabase, file: string): Promise<void> {
  const { $client } = db as unknown as { $client: PGlite }
  const image = await $client.dumpDataDir('none')
  const own = `${file}.${randomUUID()}`
  await writeFile(own, image.stream())
  await rename(own, file)
}
