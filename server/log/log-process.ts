import type { Logger } from 'pino'
import { errorFacts, framesOf } from './error-facts.ts'

/** Time for the last line to be written. */
const lastLineMs = 100

/** Console methods that libraries call, and their levels in the log. */
const consoleLevels = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['trace', 'error'],
] as const

/**
 * Turns everything that the process would write by itself into lines of the log. That is the
 * console of libraries, Node's warnings and errors that no code catches. Texts are left out,
 * because they may quote a request.
 */
export function logProcess(log: Logger): void {
  for (const [method, level] of consoleLevels)
    console[method] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      log[level](error ? { err: error } : { stack: framesOf(new Error()) }, `console.${method}`)
    }
  // Node's own listener prints the warning.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
  process.on('unhandledRejection', (error) =>
    log.error({ err: errorFacts(error) }, 'a promise failed that no code waits for'),
  )
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    setTimeout(() => process.exit(1), lastLineMs)
  })
  // A closed pipe or a full disk must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
