import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseOutage } from './database-outage.ts'
import { diskOf, FullDiskError } from './full-disk.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

/** Room for two files of PGlite's log. */
const leastFreeBytes = 32 * 1024 * 1024

let folder: string
let database: OpenDatabase
let freeBytes = leastFreeBytes
const fakeDisk = { folder: '/data', freeBytes: async () => freeBytes }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seimbang-full-disk-'))
  database = await openDatabase({ dataDir: folder, disk: fakeDisk })
  await database.db.execute(sql`create table notes (text text)`)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

// PGlite itself hangs at the first write for which its log does not find room.
test('a nearly full disk refuses writes as an outage, reads stay, and space ends it', async () => {
  freeBytes = leastFreeBytes - 1
  await expect.poll(isWritingRefused).toBe(true)
  const inTransaction = database.db.transaction(async (tx) => void (await tx.execute(insertNote)))
  expect(await inTransaction.catch(isDatabaseOutage)).toBe(true)
  await expect(database.db.execute(sql`select text from notes`)).resolves.toBeDefined()
  freeBytes = leastFreeBytes
  await expect.poll(isWritingRefused).toBe(false)
})

test('a database is not opened on a nearly full disk', async () => {
  const disk = { ...fakeDisk, freeBytes: async () => leastFreeBytes - 1 }
  const opening = openDatabase({ dataDir: join(folder, 'other'), disk })
  await expect(opening).rejects.toThrow(FullDiskError)
})

test('the free bytes of a folder are those of its disk', async () => {
  const { bavail, bsize, blocks } = await statfs(folder)
  const free = await diskOf(folder).freeBytes()
  // Other processes write meanwhile.
  expect(Math.abs(free - bavail * bsize)).toBeLessThan((blocks * bsize) / 10)
})

const insertNote = sql`insert into notes values ('a')`

async function isWritingRefused(): Promise<boolean> {
  return database.db.execute(insertNote).then(() => false, isDatabaseOutage)
}
