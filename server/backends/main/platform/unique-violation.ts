/** SQLSTATE of a unique violation. */
const uniqueViolation = '23505'

/** Returns true if the named constraint or unique index rejected the row. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint: name } = error as Error & { code?: string; constraint?: string }
  // Drizzle wraps the driver's error.
  return (code === uniqueViolation && name === constraint) || violates(error.cause, constraint)
}
