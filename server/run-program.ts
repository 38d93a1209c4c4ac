import { SettingsError } from '#app/config/settings.ts'
import { DataFolderInUseError } from './data-folder-lock.ts'
import { FullDiskError } from './db/full-disk.ts'

/** The supervisor kills the process shortly after this; the database survives both. */
const stopLimitMs = 19_000

export type Running = { close(): Promise<void> }

/**
 * Runs a program until it is asked to stop. Prints errors that the operator can fix as one
 * sentence, any other with its stack.
 */
export async function runProgram(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start()
    let isStopping = false
    const stop = () => {
      // A terminal signals the whole process group, so the signal may arrive twice.
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
  const isOperatorError =
    error instanceof SettingsError ||
    error instanceof DataFolderInUseError ||
    error instanceof FullDiskError ||
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  // Not through the console, which leaves texts out: no request is involved here.
  const text = isOperatorError ? (error as Error).message : JSON.stringify(lineOf(error))
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function lineOf(error: unknown) {
  const msg = error instanceof Error ? error.stack : String(error)
  return { level: 60, time: Date.now(), msg }
}
