import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'

/**
 * PGlite's log grows by files of 16 MB. If the disk has no room for the next one, PGlite stops this
 * process for good. So the room of two files stays free.
 */
const leastFreeBytes = 32 * 1024 * 1024

const checkEveryMs = 1_000

/** The disk of a database folder. */
export type Disk = {
  folder: string
  /** Returns how many bytes this process may still write. */
  freeBytes: () => Promise<number>
}

export function diskOf(folder: string): Disk {
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return { folder, freeBytes }
}

/** The disk has no room for a database; the message names the folder. */
export class FullDiskError extends Error {
  override name = 'FullDiskError'
}

/** @throws FullDiskError */
export async function requireRoom(disk: Disk): Promise<void> {
  if (await isFull(disk))
    throw new FullDiskError(
      `The disk of ${disk.folder} has less than 32 MB free. Make room, then start again.`,
    )
}

/**
 * Makes the database read-only while its disk is nearly full. Transactions that have begun may still
 * write. Returns a function that stops this.
 */
export function refuseWritesOnFullDisk(
  client: Pick<PGlite, 'exec'>,
  disk: Disk,
  log?: Logger,
): () => void {
  let isReadOnly = false
  const check = async () => {
    const isFullNow = await isFull(disk)
    if (isFullNow === isReadOnly) return
    await client.exec(`set default_transaction_read_only to ${isFullNow}`)
    isReadOnly = isFullNow
    log?.error(isFullNow ? 'the disk is full: writes are refused' : 'the disk has room again')
  }
  // A disk that cannot be measured changes nothing.
  const timer = setInterval(() => void check().catch(() => {}), checkEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function isFull({ freeBytes }: Disk): Promise<boolean> {
  return (await freeBytes()) < leastFreeBytes
}
