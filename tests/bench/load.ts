import autocannon from 'autocannon'
import { processorMicroseconds } from '#tests/site-process.ts'

const loadTimeoutSeconds = 60

export type Load = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
}

export type Run = { amount: number; connections: number; headers?: Record<string, string> }

/** Asks for an address a fixed number of times; fails when one answer is not a 2xx. */
export async function load(url: string, { amount, connections, headers = {} }: Run): Promise<Load> {
  const startedAt = performance.now()
  let lastAnswerAt = startedAt
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, amount, connections, headers, timeout: loadTimeoutSeconds }
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // The generator counts and ends in whole seconds; the last answer says how long it really took.
    run.on('response', () => {
      lastAnswerAt = performance.now()
    })
  })
  const failures = result.errors + result.non2xx
  if (failures > 0) throw new Error(`${failures} of ${amount} requests to ${url} failed`)
  const seconds = (lastAnswerAt - startedAt) / 1_000
  const { p50: p50Ms, p99: p99Ms } = result.latency
  return { requestsPerSecond: Math.round(amount / seconds), p50Ms, p99Ms }
}

/** What a request costs the process that answers it, in microseconds of processor time. */
export async function microsecondsARequest(
  pid: number,
  amount: number,
  ask: () => Promise<unknown>,
): Promise<number> {
  const before = await processorMicroseconds(pid)
  await ask()
  return ((await processorMicroseconds(pid)) - before) / amount
}

export function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The middle one of several loads, by what they got through. */
export function medianOf(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(loads.length / 2)] ?? { requestsPerSecond: 0, p50Ms: 0, p99Ms: 0 }
}

export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
