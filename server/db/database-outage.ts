/** SQLSTATEs of a server that ends, starts or takes nobody any more: it may be back in a moment. */
const outageStates = /^(08...|57P0[123]|53300)$/

/** What Node says of a connection that cannot be made or is cut. */
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

/** The PostgreSQL driver's own words; these errors have no code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** How long a caller should wait before asking again. */
const retryAfterSeconds = 5

/** Says whether an error means that the database does not answer, rather than what it answered. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isOutage =
    outageStates.test(code) || networkCodes.has(code) || driverMessages.test(error.message)
  // Drizzle wraps the driver's error.
  return isOutage || isDatabaseOutage(error.cause)
}

/** Every backend's answer while the database is away. */
export function answerOutage(): Response {
  return Response.json(
    { message: 'Service Unavailable' },
    { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } },
  )
}
