/** SQLSTATEs of a foreign key, and of one that restricts. */
const violations = ['23503', '23001']

/** Returns true if the named foreign key rejected the change. */
export function breaksReference(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', constraint: name } = error as Error & { code?: string; constraint?: string }
  // Drizzle wraps the driver's error.
  return (
    (violations.includes(code) && name === constraint) || breaksReference(error.cause, constraint)
  )
}
