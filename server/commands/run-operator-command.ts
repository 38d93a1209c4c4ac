import { join } from 'node:path'
import { parseSettings, SettingsError } from '#app/config/settings.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import { systemClock } from '#server/clock.ts'
import { DataFolderInUseError, lockDataFolder } from '#server/data-folder-lock.ts'
import { FullDiskError } from '#server/db/full-disk.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { loadSecrets } from '#server/secrets.ts'
import { senderOf } from '#server/sender.ts'

export type OperatorContext = MailContext & Pick<MainContext, 'db'>

/**
 * Runs an operator's command on the database of the settings and prints its answer. The main backend's
 * worker sends the mail: at once on PostgreSQL, else when the site starts.
 */
export async function runOperatorCommand(
  command: (context: OperatorContext, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await answerOf(command)}\n`)
  } catch (error) {
    const isForOperator =
      error instanceof OperatorError ||
      error instanceof SettingsError ||
      error instanceof DataFolderInUseError ||
      error instanceof FullDiskError
    if (!isForOperator) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function answerOf(command: Parameters<typeof runOperatorCommand>[0]): Promise<string> {
  const settings = parseSettings(process.env)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings
  const lock = databaseUrl ? undefined : await lockDataFolder(dataDir)
  const database = await openDatabase(
    databaseUrl ? { databaseUrl } : { dataDir: join(dataDir, 'database') },
  )
  try {
    await database.migrate('main')
    const secrets = await loadSecrets(dataDir)
    const context = { ...senderOf(settings), db: database.db, clock: systemClock, secrets }
    return await command(context, process.argv.slice(2))
  } finally {
    await database.close()
    lock?.release()
  }
}
