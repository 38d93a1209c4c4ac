/** SQLSTATE of a row that a unique constraint refuses. */
const uniqueViolation = '23505'

/** Says whether the database refused a row because of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint: name } = error as Error & { code?: string; constraint?: string }
  // Drizzle wraps the driver's error.
  return (code === uniqueViolation && name === constraint) || violates(error.cause, constraint)
}
