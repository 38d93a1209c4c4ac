import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes the folder of the database image that the tests of a run share, and removes it afterwards. */
export default async function makeImageFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-image-'))
  process.env.DATABASE_IMAGE_FOLDER = folder
  return () => rm(folder, { recursive: true })
}
