import type { MainContext } from '#server/backends/main/main-context.ts'
import { hmacOf } from '#server/backends/main/platform/http/limit-rate.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { mailEnds } from '#server/db/main/sent-mail.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteMail, insertSentMail, type OutboxMail } from './outbox.repository.ts'

type HashContext = Pick<MainContext, 'secrets'>

/** Returns the keyed hash by which the sent mails of an address are found. */
export function recipientHashOf(context: HashContext, address: string): string {
  return hmacOf(context, ['mail', address])
}

/**
 * Deletes a mail that was sent or dropped, keeps that without its text, and closes its task. Does
 * nothing if the mail is gone already.
 */
export async function leaveOutbox(
  context: HashContext & Pick<MainContext, 'clock'>,
  tx: Database,
  { id, kind, about, recipient, attempts, createdAt }: OutboxMail,
  state: (typeof mailEnds)[number],
): Promise<void> {
  if (!(await deleteMail(tx, id))) return
  const endedAt = context.clock.now()
  const recipientHash = recipientHashOf(context, recipient)
  await insertSentMail(tx, { id, kind, about, recipientHash, state, attempts, createdAt, endedAt })
  await closeTasks(tx, { kinds: ['mail'], subject: id, closedAt: endedAt })
}
