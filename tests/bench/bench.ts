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
const file = join(import.meta.dirname, 'latest-bench.json')

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const settings = { PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
const renderTiming = `--import ${join(import.meta.dirname, 'time-render.mjs')}`

const measurements: Record<string, () => Promise<unknown>> = {
  startUp: measureStartUp,
  cachedPage: () => measureCachedPage(() => startSite(settings), '/', folder),
  renderedPage: async () => {
    const start = () => startSite({ ...settings, NODE_OPTIONS: renderTiming })
    return { '/': await measureRenderedPage(start, '/') }
  },
  firstLoad: measureFirstLoad,
  orders: measureOrders,
  bookings: measureBookings,
  freeTimes: measureFreeTimes,
  briefs: measureBriefs,
  consoleLists: measureConsoleLists,
  live: measureLive,
  calls: measureCalls,
  trackers: measureTrackers,
}

const wanted = process.argv.slice(2)
if (wanted.some((name) => !Object.hasOwn(measurements, name))) {
  console.error(`Usage: npm run bench [-- ${Object.keys(measurements).join(' | ')}]`)
  process.exit(2)
}
try {
  for (const [name, measure] of Object.entries(measurements))
    if (wanted.length === 0 || wanted.includes(name)) await save(name, await measure())
} finally {
  await rm(folder, { recursive: true })
}

/** The first start creates and fills the database; the second measures a restart. */
async function measureStartUp() {
  const creation = await startSite(settings)
  await creation.stop()
  const restart = await startSite(settings)
  await restart.stop()
  return { createMs: creation.firstAnswerMs, restartMs: restart.firstAnswerMs }
}

async function measureFirstLoad() {
  const site = await startSite(settings)
  try {
    return await measureFirstLoads(site.origin)
  } finally {
    await site.stop()
  }
}

/** Prints a figure, and saves it with its day and machine. Figures of other runs stay as they are. */
async function save(name: string, figure: unknown): Promise<void> {
  const saved: object = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
  const latest = { measuredAt: new Date().toISOString(), machine, figure }
  await writeFile(file, `${JSON.stringify({ ...saved, [name]: latest }, null, 2)}\n`)
  process.stdout.write(`${name} ${JSON.stringify(figure, null, 2)}\n`)
}
