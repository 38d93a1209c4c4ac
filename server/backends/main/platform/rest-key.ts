import type { MainContext } from '#server/backends/main/main-context.ts'
import { isSealed, keyOf, openSealed, type SealingKey, sealText } from '#server/sealed-text.ts'

type KeyContext = Pick<MainContext, 'secrets'>

/** The key of what the database holds sealed, so that a copy of it reveals nothing. */
function restKey({ secrets }: KeyContext): SealingKey {
  return keyOf(secrets.otp, 'data at rest')
}

export function sealAtRest(context: KeyContext, text: string): string {
  return sealText(restKey(context), text)
}

/**
 * Returns the text. One that an earlier version stored is not sealed.
 * @throws if it was sealed with other secrets
 */
export function openAtRest(context: KeyContext, stored: string): string {
  return isSealed(stored) ? openSealed(restKey(context), stored) : stored
}
