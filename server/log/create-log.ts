import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '#app/config/settings.ts'
import { withoutSecretKey } from '#app/lib/share-path.ts'
import { errorFacts } from './error-facts.ts'
import { createLogSink } from './log-sink.ts'

/**
 * Logs JSON lines to stderr; stdout is for the operator. An error is logged as the facts that quote no
 * request, so the log never holds what a user typed. The path of a shared tracker or of a calendar feed
 * is logged without its key.
 */
export function createLog(
  settings: Pick<Settings, 'LOG_LEVEL'>,
  destination: DestinationStream = openStderr(),
): Logger {
  const serializers = { err: factsIfError, error: factsIfError, path: withoutSecretKey }
  return pino({ level: settings.LOG_LEVEL, base: undefined, serializers }, destination)
}

function factsIfError(value: unknown): unknown {
  return value instanceof Error ? errorFacts(value) : value
}

function openStderr(): DestinationStream {
  const sink = createLogSink()
  process.once('exit', sink.flush)
  return sink
}
