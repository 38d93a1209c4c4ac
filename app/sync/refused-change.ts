import { m } from '#app/i18n/paraglide/messages.js'
import type { RefusalReason } from '#server/contract/sync.schema.ts'

const words = {
  invalid: m.sync_refused_invalid,
  day: m.sync_refused_day,
  food: m.sync_refused_food,
  unsupported: m.sync_refused_unsupported,
} satisfies Record<RefusalReason, () => string>

/** Returns why the server refused a change and what the member can do. */
export function refusalText(reason: RefusalReason): string {
  return words[reason]()
}

/** The server refused a change; the message is meant for the member. */
export class RefusedChange extends Error {
  override name = 'RefusedChange'

  constructor(reason: RefusalReason) {
    super(refusalText(reason))
  }
}
