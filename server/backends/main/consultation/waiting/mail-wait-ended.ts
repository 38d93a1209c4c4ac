import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeWaitEndedMail } from '#server/backends/main/platform/mail/wait-ended-mail.ts'
import type { WaitlistEntry } from '#server/db/main/waitlist-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { readWaiter } from './waitlist-entry.repository.ts'

/** Tells a client that they no longer wait, in the transaction that ends it. */
export async function mailWaitEnded(
  context: MailContext,
  tx: Database,
  { id, untilOn, locale }: WaitlistEntry,
): Promise<void> {
  const { user, nutritionist, endsOn } = await readWaiter(tx, id)
  const { publicOrigin, productName } = context
  const to = { firstName: user.firstName, locale, productName }
  const page = new URLSearchParams({ nutritionist: nutritionist.slug })
  const link = `${publicOrigin}/konsultasi/jadwal?${page}`
  const hasProgramEnded = endsOn <= dayInJakarta(context.clock.now())
  const why = hasProgramEnded ? 'program-ended' : 'last-day'
  const ended = { name: nutritionist.name, why, untilOn, link } as const
  await enqueueMail(context, tx, user.email, writeWaitEndedMail(to, ended))
}
