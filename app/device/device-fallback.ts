import { isUnreached } from '#app/errors/is-unreached.ts'

/**
 * Asks the site, and without a connection the device: `recall` finds what the member saw last. Both
 * failing, the connection is what is said.
 */
export async function withDeviceFallback<Answer>(
  ask: () => Promise<Answer>,
  recall: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (typeof window === 'undefined' || !isUnreached(error)) throw error
    const kept = await recall().catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}
