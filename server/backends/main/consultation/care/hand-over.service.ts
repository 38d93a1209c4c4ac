import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { endWaiting } from '#server/backends/main/consultation/waiting/end-waiting.service.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeHandedOverMail,
  writeNutritionistLeftMail,
} from '#server/backends/main/platform/mail/handover-mails.ts'
import type { Letter } from '#server/backends/main/platform/mail/letter.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { isPaidFor } from '#server/contract/single-consultation.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { endCareOf } from './care.service.ts'
import { insertRelation } from './care-relation.repository.ts'
import { listCaredFor } from './cared-for.repository.ts'

/** Both locked. */
type Handover = { practice: PracticeRow; successor: PracticeRow }

/**
 * Moves the clients of a practice to another, and mails each. They get their sessions ahead back. The
 * successor sees nothing until the client allows it. A client who paid for a single consultation stays.
 * Returns the user ids of the clients who moved.
 */
export async function handOver(
  context: MailContext,
  tx: Database,
  { practice, successor }: Handover,
): Promise<string[]> {
  const now = context.clock.now()
  const clients = await listCaredFor(tx, { practiceNumber: practice.number, now })
  const movable = clients.filter(
    ({ programSlug, user }) =>
      isPaidFor(programSlug, successor.slug) && user.id !== successor.userId,
  )
  for (const { relation, user } of movable) {
    const { trackerId } = relation
    await lockSessionTracker(tx, trackerId)
    await endCareOf(context, tx, relation, 'system')
    await endWaiting(context, tx, { trackerId, except: successor.number })
    await insertRelation(tx, {
      ...{ id: randomId(), trackerId, practiceNumber: successor.number },
      ...{ sections: [], since: now },
    })
    const change = { name: practice.name, successor: successor.name, link: linkOf(context) }
    await mail(context, tx, user, (to) => writeHandedOverMail(to, change))
  }
  return movable.map(({ user }) => user.id)
}

/** Mails those who are still in the care of a practice that ends. */
export async function mailOfLeaving(
  context: MailContext,
  tx: Database,
  { name, number: practiceNumber }: PracticeRow,
): Promise<void> {
  const clients = await listCaredFor(tx, { practiceNumber, now: context.clock.now() })
  const change = { name, link: linkOf(context) }
  for (const { user } of clients)
    await mail(context, tx, user, (to) => writeNutritionistLeftMail(to, change))
}

function linkOf({ publicOrigin }: MailContext): string {
  return `${publicOrigin}/konsultasi/saya`
}

async function mail(
  context: MailContext,
  tx: Database,
  { firstName, email, locale }: User,
  write: (to: { firstName: string; locale: User['locale']; productName: string }) => Letter,
): Promise<void> {
  await enqueueMail(
    context,
    tx,
    email,
    write({ firstName, locale, productName: context.productName }),
  )
}
