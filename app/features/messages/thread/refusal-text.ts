import { m } from '#app/i18n/paraglide/messages.js'
import type { MessageRefusal } from '#app/sync/messages/message-answer.schema.ts'

const words = {
  closed: m.messages_refused_closed,
  full: m.messages_refused_full,
  fileUnreadable: m.messages_file_unreadable,
  fileInfected: m.errors_file_infected,
  tooLarge: m.messages_file_too_large,
  unknown: m.messages_refused_unknown,
  invalid: m.messages_refused_invalid,
} satisfies Record<MessageRefusal, () => string>

/** Explains why a message is not taken, and what its author can do. */
export function refusalText(reason: MessageRefusal): string {
  return words[reason]()
}
