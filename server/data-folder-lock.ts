import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's result code for "somebody else holds the lock". */
const sqliteBusy = 5

/** Another process works on the folder; the message names it. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError'
}

/**
 * Takes a folder for this process alone. The lock is the kernel's own on an open SQLite file: it
 * cannot be held by two, and it falls when its holder dies, so there is no stale lock to clean up.
 * @throws DataFolderInUseError at once when another process holds the folder
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
