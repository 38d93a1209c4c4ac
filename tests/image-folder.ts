import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropTestDatabase, vacuumSharedCatalogs } from './postgresql.ts'

/** Names what the tests of a run share, the database images of both engines, and removes it afterwards. */
export default async function nameImages(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'database-image-'))
  const template = `test_template_${randomUUID().replaceAll('-', '')}`
  process.env.DATABASE_IMAGE_FOLDER = folder
  process.env.TEMPLATE_DATABASE = template
  if (process.env.HAS_POSTGRESQL) await vacuumSharedCatalogs()
  return async () => {
    await rm(folder, { recursive: true })
    if (process.env.HAS_POSTGRESQL) await dropTestDatabase(template)
  }
}
