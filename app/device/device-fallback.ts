import { isUnreached } from '#app/errors/is-unreached.ts'

/**
 * Asks the site, and falls back on `recall` if the site is unreachable.
 * @throws the connection error if neither has an answer
 */
export async function withDeviceFallback<Answer>(
  ask: () => Promise<Answer>,
  recall: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (typeof window === 'undefined' || !isUnreached(error)) throw error
    const recalled = await recall().catch(() => undefined)
    if (recalled === undefined) throw error
    return recalled
  }
}
