import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's result code for a lock that another process holds. */
const sqliteBusy = 5

/** Another process uses the folder; the message names it. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError'
}

/**
 * Locks a folder for this process. The kernel holds the lock on an open SQLite file. It releases
 * the lock when the process dies, so stale locks cannot occur.
 * @throws DataFolderInUseError if another process holds the folder
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): void }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  const holderFile = join(dataDir, 'lock.holder')
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown process')
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  await writeFile(holderFile, `process ${process.pid}`)
  return { release: () => lock.close() }
}
