import { SettingsError } from '#app/config/settings.ts'
import { DataFolderInUseError } from './data-folder-lock.ts'

/** Whoever asked for the stop kills what takes longer; the database may as well be left as it is. */
const stopLimitMs = 19_000

export type Running = { close(): Promise<void> }

/**
 * Runs a program of the server until it is asked to stop. What the person who starts it can mend
 * is told in a sentence, anything else with its stack.
 */
export async function runProgram(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start()
    let isStopping = false
    const stop = () => {
      // A terminal sends its signal to every process of the group, so it may come twice.
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), stopLimitMs).unref()
      running.close().then(() => process.exit(0), fail)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  const isMendable =
    error instanceof SettingsError ||
    error instanceof DataFolderInUseError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isMendable ? (error as Error).message : error)
  process.exit(1)
}
