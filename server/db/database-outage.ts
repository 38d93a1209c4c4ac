/** SQLSTATEs of a server that is stopping, starting or full: it may be back in a moment. */
const outageStates = /^(08...|57P0[123]|53300)$/

/** Node's codes for a connection that fails or is cut. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The PostgreSQL driver's messages for errors without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** How long a caller waits before it retries. */
const retryAfterSeconds = 5

/** Returns true if the database is unreachable, false if it answered with an error. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isOutage =
    outageStates.test(code) || networkCodes.has(code) || driverMessages.test(error.message)
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
