import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tests/site-process.ts'
import { measureBookings } from './bookings.ts'
import { measureBriefs } from './briefs.ts'
import { measureCachedPage } from './cached-page-cost.ts'
import { measureCalls } from './calls.ts'
import { measureConsoleLists } from './console-lists.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureFreeTimes } from './free-times.ts'
import { measureLive } from './live.ts'
import { measureOrders } from './orders.ts'
import { measureRenderedPage } from './rendered-page-cost.ts'
import { measureTrackers } from './trackers.ts'

const port = 4390

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  // The first start creates and fills the database; the second measures a restart.
  const settings = { PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
  const creation = await startSite(settings)
  await creation.stop()
  const cachedPage = await measureCachedPage(() => startSite(settings), '/', folder)
  const timed = {
    ...settings,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'time-render.mjs')}`,
  }
  const renderedPage = await measureRenderedPage(() => startSite(timed), '/')
  const site = await startSite(settings)
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
    startUp: { createMs: creation.firstAnswerMs, restartMs: site.firstAnswerMs },
    cachedPage,
    renderedPage: { '/': renderedPage },
    firstLoad: await measureFirstLoads(site.origin),
    orders: await measureOrders(),
    bookings: await measureBookings(),
    freeTimes: await measureFreeTimes(),
    briefs: await measureBriefs(),
    consoleLists: await measureConsoleLists(),
    live: await measureLive(),
    calls: await measureCalls(),
    trackers: await measureTrackers(),
  }
  await site.stop()
  const file = join(import.meta.dirname, 'latest-bench.json')
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`)
  process.stdout.write(await readFile(file, 'utf8'))
} finally {
  await rm(folder, { recursive: true })
}
