import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropTestDatabases, vacuumSharedCatalogs } from './postgresql.ts'

/** Names the folder that the tests of a run share. Removes it and their databases afterwards. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-image-'))
  process.env.DATABASE_IMAGE_FOLDER = folder
  if (process.env.HAS_POSTGRESQL) {
    await dropTestDatabases()
    await vacuumSharedCatalogs()
  }
  return async () => {
    await rm(folder, { recursive: true })
    if (process.env.HAS_POSTGRESQL) await dropTestDatabases()
  }
}
