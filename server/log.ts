import { destination, type Logger, pino } from 'pino'
import type { Settings } from '#app/config/settings.ts'

/** Structured log on the error stream; the standard output is for the person who starts the site. */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>): Logger {
  return pino({ level: settings.LOG_LEVEL, base: undefined }, destination({ fd: 2, sync: false }))
}
