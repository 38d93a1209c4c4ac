import autocannon from 'autocannon'
import { processorMicroseconds } from '#tests/site-process.ts'

const loadTimeoutSeconds = 60

export type Load = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
}

export type Run = { amount: number; connections: number; headers?: Record<string, string> }

/** Requests an address a fixed number of times. Throws if a response is not a 2xx. */
export async function load(url: string, { amount, connections, headers = {} }: Run): Promise<Load> {
  const startedAt = performance.now()
  let lastAnswerAt = startedAt
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, amount, connections, headers, timeout: loadTimeoutSeconds }
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // The generator counts in whole seconds; the last response gives the real duration.
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

/** Returns the processor time that a request costs the server process, in microseconds. */
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

/** Returns the load with the median throughput. */
export function medianOf(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(loads.length / 2)] ?? { requestsPerSecond: 0, p50Ms: 0, p99Ms: 0 }
}

export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
