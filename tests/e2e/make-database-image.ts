import { openMigrated } from '#tests/memory-database.ts'
import { databaseImage } from './data-folder.ts'

const database = await openMigrated({ dataDir: databaseImage })
await database.close()
