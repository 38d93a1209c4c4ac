/**
 * SQLSTATEs of a server that is stopping, starting, read-only for now, or short of disk, memory or
 * connections. It may be back in a moment.
 */
const outageStates = /^(08...|25006|57P0[123]|53...)$/

/** Node's codes for a connection that fails or is cut, and for a full disk. */
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A full disk under a file of this process.
  'ENOSPC',
])

/** The PostgreSQL driver's messages for errors without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** How long a caller waits before it retries. */
const retryAfterSeconds = 5

/** Returns true if the database cannot serve for now, false if it refused the query itself. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isOutage =
    outageStates.test(code) || nodeCodes.has(code) || driverMessages.test(error.message)
  // Drizzle wraps the driver's error.
  return isOutage || isDatabaseOutage(error.cause)
}

/** The response of every backend during an outage. */
export function answerOutage(): Response {
  return Response.json(
    { message: 'Service Unavailable' },
    { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } },
  )
}
