import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { residentMegabytes, startSite } from '#tests/site-process.ts'
import { firstLoadOf } from './first-load.ts'

const port = 4390
/** Fixed work for every target, so that two runs compare. */
const requestCount = { site: 1_500, bare: 15_000 }
const connections = 8
const warmUpRequestCount = 200
const loadTimeoutSeconds = 60
const rounds = 3
const pages = ['/', '/program/seimbang-harian']

type Load = { requestsPerSecond: number; p99Ms: number }

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  // The first start creates and fills the database; the second is what a restart costs.
  const settings = { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const creation = await startSite(settings)
  await creation.stop()
  const site = await startSite(settings)
  const figures = {
    measuredAt: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
    load: { requestCount, connections, rounds },
    startUp: { createMs: creation.firstAnswerMs, restartMs: site.firstAnswerMs },
    pages: Object.fromEntries(await mapInTurn(pages, (page) => measurePage(site.origin, page))),
    memoryAfterLoadMegabytes: await residentMegabytes(site.pid),
    firstLoad: await firstLoadOf(`${site.origin}/`),
  }
  await site.stop()
  const file = join(import.meta.dirname, 'latest.json')
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`)
  process.stdout.write(await readFile(file, 'utf8'))
} finally {
  await rm(dataDir, { recursive: true })
}

/**
 * Loads a page and a bare `node:http` server that returns the same bytes, in turn, and keeps the
 * median of each: only their ratio says something on a machine whose speed drifts.
 */
async function measurePage(origin: string, page: string) {
  const bytes = Buffer.from(await (await fetch(origin + page)).arrayBuffer())
  const bare = await serveBytes(bytes)
  await load(origin + page, warmUpRequestCount)
  await load(bare.origin, warmUpRequestCount)
  const site: Load[] = []
  const reference: Load[] = []
  for (let round = 0; round < rounds; round++) {
    site.push(await load(origin + page, requestCount.site))
    reference.push(await load(bare.origin, requestCount.bare))
  }
  await bare.close()
  const [ours, theirs] = [medianOf(site), medianOf(reference)]
  return [
    page,
    {
      htmlBytes: bytes.length,
      site: ours,
      bareNodeHttp: theirs,
      requestsPerSecondRatio: round4(ours.requestsPerSecond / theirs.requestsPerSecond),
      p99Ratio: round4(ours.p99Ms / Math.max(theirs.p99Ms, 1)),
    },
  ] as const
}

async function load(url: string, amount: number): Promise<Load> {
  const startedAt = performance.now()
  let lastAnswerAt = startedAt
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, amount, connections, timeout: loadTimeoutSeconds }
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // The generator counts and ends in whole seconds; the last answer says how long it really took.
    run.on('response', () => {
      lastAnswerAt = performance.now()
    })
  })
  const failures = result.errors + result.non2xx
  if (failures > 0) throw new Error(`${failures} of ${amount} requests to ${url} failed`)
  const seconds = (lastAnswerAt - startedAt) / 1_000
  return { requestsPerSecond: Math.round(amount / seconds), p99Ms: result.latency.p99 }
}

async function serveBytes(bytes: Buffer) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

function medianOf(loads: Load[]): Load {
  const middle = Math.floor(loads.length / 2)
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[middle] ?? { requestsPerSecond: 0, p99Ms: 0 }
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

async function mapInTurn<Item, Result>(items: Item[], map: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await map(item))
  return results
}
