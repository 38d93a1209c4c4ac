import { join } from 'node:path'
import { parseSettings } from '#app/config/settings.ts'
import { createLog } from './log/create-log.ts'
import { logProcess } from './log/log-process.ts'
import { runProgram } from './run-program.ts'
import { openSite, type SiteEntry } from './site.ts'
import { serveStaticFiles } from './static-files.ts'

/** The built site; `npm start` builds it before this program runs. */
const dist = join(import.meta.dirname, '../dist')

await runProgram(async () => {
  const settings = parseSettings(process.env)
  // React reads it on import and is several times slower without it.
  process.env.NODE_ENV ??= 'production'
  const built: { default: SiteEntry } = await import(join(dist, 'server/entry.js'))
  const log = createLog(settings)
  logProcess(log)
  return openSite({
    settings,
    log,
    loadEntry: async () => built.default,
    middleware: [serveStaticFiles(join(dist, 'client'))],
    opensDemoRoom: process.argv.includes('--demo-room'),
    cachesPages: true,
  })
})
