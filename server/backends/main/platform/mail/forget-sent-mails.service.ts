import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { deleteSentMails } from './outbox.repository.ts'

/** Long enough to answer "did I get that mail?". The privacy policy says so. @internal */
export const sentMailsKeptForDays = 180

/** Forgets mails that left the outbox 180 days ago. Always returns false. */
export async function forgetSentMails({
  db,
  clock,
}: Pick<MainContext, 'db' | 'clock'>): Promise<boolean> {
  await deleteSentMails(db, later(clock.now(), -sentMailsKeptForDays * dayMs))
  return false
}
