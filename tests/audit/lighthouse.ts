import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { exampleOf } from '#tests/public-addresses.ts'
import type { AuditResult, Figure } from './audit-result.ts'
import { type LighthouseResult, lighthouseResultSchema } from './lighthouse-result.ts'
import type { Visitors } from './visitors.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'tools/node_modules/lighthouse/cli/index.js')
const mostOutputBytes = 64 * 1024 * 1024
/** Other work on the machine disturbs single runs, so each figure is a median. */
const rounds = 5

/** The pages on which most visitors arrive. */
const routes = ['/', '/program', '/ahli-gizi', '/blog/$slug', '/pricing']

/** Scores are minimums; milliseconds and layout shifts are maximums. */
const targets = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  'LCP ms': { atMost: 1_600 },
  CLS: { atMost: 0 },
  'TBT ms': { atMost: 150 },
} satisfies Record<string, Figure['target']>
const names = Object.keys(targets) as (keyof typeof targets)[]

/** Runs Lighthouse with its phone preset, which simulates a slow network and processor. */
export async function auditLighthouse(origin: string, { guest }: Visitors): Promise<AuditResult> {
  const figures: Figure[] = []
  const benchmarkIndices: number[] = []
  for (const route of routes) {
    const address = exampleOf(route, guest.addresses)
    const results: LighthouseResult[] = []
    for (let round = 0; round < rounds; round++) results.push(await measure(origin + address))
    benchmarkIndices.push(...results.map(({ benchmarkIndex }) => benchmarkIndex))
    for (const name of names)
      figures.push({
        subject: address,
        name,
        value: medianOf(results.map((result) => result[name])),
        target: targets[name],
      })
  }
  return {
    measuredAt: new Date().toISOString(),
    figures,
    findings: [],
    // Lighthouse's own measure of the machine: blocking times compare only between equal
    // machines.
    benchmarkIndex: medianOf(benchmarkIndices),
  }
}

/** Retries, because a busy machine sometimes misses the start of a page load. */
async function measure(url: string, triesLeft = 2): Promise<LighthouseResult> {
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = {
    ...process.env,
    ...(process.env.BROWSER_PATH && { CHROME_PATH: process.env.BROWSER_PATH }),
  }
  try {
    const { stdout } = await run(process.execPath, args, { env, maxBuffer: mostOutputBytes })
    return v.parse(lighthouseResultSchema, JSON.parse(stdout))
  } catch (error) {
    if (triesLeft > 0) return measure(url, triesLeft - 1)
    throw new Error(`Lighthouse could not measure ${url}`, { cause: error })
  }
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
