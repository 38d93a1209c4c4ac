/** SQLSTATEs of a unique key, of an exclusion constraint, and of a check or a trigger. */
const violations = ['23505', '23P01', '23514']

/** Returns true if the named constraint rejected the row. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', constraint: name } = error as Error & { code?: string; constraint?: string }
  // Drizzle wraps the driver's error.
  return (violations.includes(code) && name === constraint) || violates(error.cause, constraint)
}
