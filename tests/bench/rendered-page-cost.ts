import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes, type SiteProcess } from '#tests/site-process.ts'
import { type Load, load, medianOf, microsecondsARequest, middleOf, round4 } from './load.ts'

const starts = 5
/** Short turns: a slow minute then slows both. */
const amount = 200
const rounds = 11
const lateAmount = 600
const lateRounds = 3
/** A page with a query is not cached. */
const query = '?rendered'

/**
 * Measures a page that is rendered for each request: the processor time of the whole process per
 * request. It compares that to `renderToString` of the same React tree in the same process. The two
 * take turns. Also measures the slowest responses at 32 connections. Two processes of the same
 * program differ, so the figures are medians of several starts. The site starts with
 * `time-render.mjs`.
 */
export async function measureRenderedPage(startSite: () => Promise<SiteProcess>, page: string) {
  const runs: Run[] = []
  for (let start = 0; start < starts; start++) {
    const site = await startSite()
    runs.push(await measureStart(site, site.origin + page + query))
    await site.stop()
  }
  const ratios = runs.map(({ ratio }) => ratio)
  const at32Connections = medianOf(runs.map(({ late }) => late))
  return {
    microseconds: Math.round(middleOf(runs.map(({ whole }) => whole))),
    renderToStringMicroseconds: middleOf(runs.map(({ react }) => react)),
    ratio: round4(middleOf(ratios)),
    ratioOfStarts: { least: round4(Math.min(...ratios)), most: round4(Math.max(...ratios)) },
    at32Connections,
    p99OverP50: round4(at32Connections.p99Ms / at32Connections.p50Ms),
    memoryAfterwardsMegabytes: middleOf(runs.map(({ megabytes }) => megabytes)),
  }
}

/** One start; times in microseconds per request. */
type Run = { whole: number; react: number; ratio: number; late: Load; megabytes: number }

async function measureStart(site: SiteProcess, url: string): Promise<Run> {
  await load(url, { amount: 2 * lateAmount, connections: 8 })
  await microsecondsOfReact(site, url)
  const wholes: number[] = []
  const reacts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ask = () => load(url, { amount, connections: 8 })
    wholes.push(await microsecondsARequest(site.pid, amount, ask))
    reacts.push(await microsecondsOfReact(site, url))
  }
  const loads: Load[] = []
  for (let round = 0; round < lateRounds; round++)
    loads.push(await load(url, { amount: lateAmount, connections: 32 }))
  return {
    whole: middleOf(wholes),
    react: middleOf(reacts),
    ratio: middleOf(wholes.map((whole, round) => whole / (reacts[round] ?? NaN))),
    late: medianOf(loads),
    megabytes: (await residentMegabytes(site.pid)) ?? NaN,
  }
}

async function microsecondsOfReact(site: SiteProcess, url: string): Promise<number> {
  const readTimes = () => [...site.log().matchAll(/renderToString (\d+) µs/g)]
  const count = readTimes().length
  process.kill(site.pid, 'SIGUSR2')
  while (readTimes().length === count) {
    await (await fetch(url)).arrayBuffer()
    await pause(20)
  }
  return Number(readTimes().at(-1)?.[1])
}
