import { existsSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Made by `make-database-image.ts` before the tests of a run. */
export const databaseImage = join(import.meta.dirname, '../results/database-image')

/** The data folder of the site on PGlite that most tests share. */
export const sharedDataDir = join(import.meta.dirname, '../results/data-pglite')

/** Makes a data folder for a site that a test starts. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await copyDatabaseImage(folder)
  return folder
}

/**
 * Gives a new data folder a database with empty tables. To create one takes more processor time
 * than the rest of a start. Without an image the site creates its database.
 */
export async function copyDatabaseImage(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database')
  if (existsSync(databaseImage) && !existsSync(database))
    await cp(databaseImage, database, { recursive: true })
}
