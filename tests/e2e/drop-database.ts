import { dropDatabase } from '#tests/postgresql.ts'
import { shapes } from './shapes.ts'

export default async function removeDatabase(): Promise<void> {
  if (process.env.HAS_POSTGRESQL) await dropDatabase(shapes.external.database)
}
