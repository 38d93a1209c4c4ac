import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertMail } from './outbox.repository.ts'
import type { MailContent } from './render-mail.ts'

/** Inserts a mail in the transaction of the event it reports, so both happen or neither. */
export async function enqueueMail(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  recipient: string,
  mail: MailContent & { receiptNumber?: string },
): Promise<void> {
  const now = clock.now()
  await insertMail(tx, { id: randomId(), recipient, ...mail, dueAt: now, createdAt: now })
}
