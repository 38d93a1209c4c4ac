import { destination, type Logger, pino } from 'pino'
import type { Settings } from '#app/config/settings.ts'

/** Logs structured lines to stderr; stdout is for the operator. */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>): Logger {
  return pino({ level: settings.LOG_LEVEL, base: undefined }, destination({ fd: 2, sync: false }))
}
