import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from '#tests/site-process.ts'
import { flood } from './flood.ts'
import { microsecondsARequest, middleOf, round4 } from './load.ts'

const barePort = 4395
const connections = 8
/** About half a second of work: Linux counts processor time in hundredths of a second. */
const amounts = { br: 20_000, identity: 10_000 }
const warmUpAmount = 20_000
/** Two processes of the same program differ by a tenth or more, however long they run. */
const starts = 5
const rounds = 9

type Coding = keyof typeof amounts

/**
 * Compares a cached page with a bare `node:http` server that sends the same headers and bytes. Each
 * is in a separate process. Both are measured by processor time per request, so neither the load
 * generator nor other work on the machine counts. They take turns, so a slow minute slows both. The
 * ratio is the median of the turns and of several starts. The render that refreshes the page falls
 * into one turn of several, so it hardly counts.
 */
export async function measureCachedPage(
  startSite: () => Promise<SiteProcess>,
  page: string,
  folder: string,
) {
  const runs = { identity: [] as Turns[], br: [] as Turns[] }
  for (let start = 0; start < starts; start++) {
    const site = await startSite()
    for (const coding of ['identity', 'br'] as const)
      runs[coding].push(await takeTurns(site, page, { coding, folder }))
    await site.stop()
  }
  return { [page]: figuresOf(runs.identity), [`${page} in brotli`]: figuresOf(runs.br) }
}

/** One start of both servers; times in microseconds per request. */
type Turns = { bytes: number; site: number; bareNodeHttp: number; ratio: number }

async function takeTurns(
  { origin, pid }: SiteProcess,
  page: string,
  { coding, folder }: { coding: Coding; folder: string },
): Promise<Turns> {
  const headers = { 'accept-encoding': coding }
  const answer = await answerOf(origin + page, headers)
  const bare = await serveBare(answer, folder)
  const [ours, theirs]: [number[], number[]] = [[], []]
  const amount = amounts[coding]
  const run = { amount, connections, headers }
  for (const url of [origin + page, bare.origin]) await flood(url, { ...run, amount: warmUpAmount })
  for (let round = 0; round < rounds; round++) {
    ours.push(await microsecondsARequest(pid, amount, () => flood(origin + page, run)))
    theirs.push(await microsecondsARequest(bare.pid, amount, () => flood(bare.origin, run)))
  }
  await bare.stop()
  return {
    bytes: answer.body.length,
    site: middleOf(ours),
    bareNodeHttp: middleOf(theirs),
    ratio: middleOf(theirs.map((microseconds, round) => microseconds / (ours[round] ?? NaN))),
  }
}

function figuresOf(turns: Turns[]) {
  const ratios = turns.map(({ ratio }) => ratio)
  return {
    bytes: turns[0]?.bytes,
    requestsPerSecondOnOneCore: {
      site: perCore(middleOf(turns.map(({ site }) => site))),
      bareNodeHttp: perCore(middleOf(turns.map(({ bareNodeHttp }) => bareNodeHttp))),
    },
    ratio: round4(middleOf(ratios)),
    ratioOfStarts: { least: round4(Math.min(...ratios)), most: round4(Math.max(...ratios)) },
  }
}

function perCore(microseconds: number): number {
  return Math.round(1e6 / microseconds)
}

type Answer = { headers: string[]; body: Buffer }

/** Headers that `node:http` adds itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Returns the response as sent; `fetch` would decompress it. */
function answerOf(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const pairs = Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name))
      resolve({ headers: pairs.flat().map(String), body: await buffer(response) })
    }).on('error', reject)
  })
}

async function serveBare({ headers, body }: Answer, folder: string) {
  const files = [join(folder, 'headers.json'), join(folder, 'body.bin')] as const
  await writeFile(files[0], JSON.stringify(headers))
  await writeFile(files[1], body)
  const program = join(import.meta.dirname, 'bare-server.ts')
  const args = [program, String(barePort), ...files]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${barePort}`
  while (!(await fetch(origin).catch(() => undefined))) await pause(50)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
