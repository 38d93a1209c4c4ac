import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests of a run a folder for the database image that they share, and removes it. */
export default async function makeImageFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-image-'))
  process.env.DATABASE_IMAGE_FOLDER = folder
  return () => rm(folder, { recursive: true })
}
