import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropTestDatabases, vacuumSharedCatalogs } from './postgresql.ts'

/**
 * Names the folder that the tests of a run share, and removes it afterwards. Another process then
 * drops their databases: it takes seconds, and nothing waits for it.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-image-'))
  process.env.DATABASE_IMAGE_FOLDER = folder
  if (process.env.HAS_POSTGRESQL) {
    await dropTestDatabases()
    await vacuumSharedCatalogs()
  }
  return async () => {
    await rm(folder, { recursive: true })
    if (process.env.HAS_POSTGRESQL) dropInBackground()
  }
}

function dropInBackground(): void {
  const args = ['tests/drop-databases.ts', String(process.pid)]
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref()
}
