import autocannon from 'autocannon'

const loadTimeoutSeconds = 60

export type Load = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
}

type Run = { amount: number; connections: number; headers?: Record<string, string> }

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

/** The middle one of several loads, by what they got through. */
export function medianOf(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(loads.length / 2)] ?? { requestsPerSecond: 0, p50Ms: 0, p99Ms: 0 }
}

export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
