import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from '#tests/site-process.ts'
import { type Load, load, medianOf, microsecondsARequest, middleOf, round4 } from './load.ts'

/** Short turns: a minute in which the machine is slow is slow for both. */
const amount = 200
const rounds = 11
const lateAmount = 600
const lateRounds = 3
/** A query makes a page one that is not kept. */
const query = '?rendered'

/**
 * A page that is rendered for each request: the processor time of the whole process a request, against
 * that of the same React tree through `renderToString` alone, in the same process, in turn; and how
 * late the last answers are at 32 connections. The site runs with `time-render.mjs`.
 */
export async function measureRenderedPage(site: SiteProcess, page: string) {
  const url = `${site.origin}${page}${query}`
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
  const [microseconds, renderToStringMicroseconds] = [middleOf(wholes), middleOf(reacts)]
  const at32Connections = medianOf(loads)
  return {
    microseconds,
    renderToStringMicroseconds,
    ratio: round4(middleOf(wholes.map((whole, round) => whole / (reacts[round] ?? NaN)))),
    at32Connections,
    p99OverP50: round4(at32Connections.p99Ms / at32Connections.p50Ms),
  }
}

async function microsecondsOfReact(site: SiteProcess, url: string): Promise<number> {
  const said = () => [...site.log().matchAll(/renderToString (\d+) µs/g)]
  const count = said().length
  process.kill(site.pid, 'SIGUSR2')
  while (said().length === count) {
    await (await fetch(url)).arrayBuffer()
    await pause(20)
  }
  return Number(said().at(-1)?.[1])
}
