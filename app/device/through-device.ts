import { AppError } from '#app/errors/app-error.ts'

/**
 * Asks the site, and without a connection the device: `recall` finds what the member saw last. Both
 * failing, the connection is what is said.
 */
export async function throughDevice<Answer>(
  ask: () => Promise<Answer>,
  recall: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (typeof window === 'undefined' || !isWithoutConnection(error)) throw error
    const kept = await recall().catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}

function isWithoutConnection(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONNECTION'
}
