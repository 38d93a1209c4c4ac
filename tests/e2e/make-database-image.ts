import { openPrepared } from '#tests/memory-database.ts'
import { databaseImage } from './data-folder.ts'

const database = await openPrepared({ dataDir: databaseImage })
await database.close()
