import { join } from 'node:path'
import { parseSettings, SettingsError } from '#app/config/settings.ts'
import { OperatorError } from '#server/backends/main/consultation/practices/operator-error.ts'
import { systemClock } from '#server/clock.ts'
import { DataFolderInUseError, lockDataFolder } from '#server/data-folder-lock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { senderOf } from '#server/sender.ts'
import { runNutritionistCommand } from './nutritionist-command.ts'

// The main backend's worker sends the mail: at once on PostgreSQL, else when the site starts.

try {
  const settings = parseSettings(process.env)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings
  const lock = databaseUrl ? undefined : await lockDataFolder(dataDir)
  const database = await openDatabase(
    databaseUrl ? { databaseUrl } : { dataDir: join(dataDir, 'database') },
  )
  try {
    await database.migrate('main')
    const context = { ...senderOf(settings), db: database.db, clock: systemClock }
    const answer = await runNutritionistCommand(context, process.argv.slice(2))
    process.stdout.write(`${answer}\n`)
  } finally {
    await database.close()
    lock?.release()
  }
} catch (error) {
  const isForOperator =
    error instanceof OperatorError ||
    error instanceof SettingsError ||
    error instanceof DataFolderInUseError
  if (!isForOperator) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
