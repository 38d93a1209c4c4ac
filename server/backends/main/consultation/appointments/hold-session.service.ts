import { requireOpenFor } from '#server/backends/main/consultation/care/care.service.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertAppointment } from './appointment.repository.ts'
import { endsFrom } from './book-session.service.ts'
import { requireFreeStart } from './free-start.service.ts'

type Hold = Pick<AppointmentRow, 'startsAt' | 'clientZone' | 'locale'> & {
  /** Locked before the account of the client. */
  practice: PracticeRow
  user: Pick<User, 'id' | 'number'>
  orderId: string
  /** The first day on which the session could no longer be held. */
  endsOn: string
  until: Date
}

/**
 * Holds a free time for an order, which opens the tracker once it is paid. The time is free again at
 * `until`, even if no worker ran.
 * @throws MainFailure `NO_NEW_CLIENTS`, `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`
 */
export async function holdSession(
  context: MailContext,
  tx: Database,
  { practice, user, endsOn, until, ...wish }: Hold,
): Promise<void> {
  const now = context.clock.now()
  const { startsAt } = wish
  const userNumber = user.number
  await requireOpenFor(tx, { practice, userId: user.id })
  await requireFreeStart(context, tx, {
    ...{ practice, userNumber, startsAt, now },
    tracker: { endsOn },
    by: 'client',
  })
  await insertAppointment(tx, {
    ...wish,
    ...endsFrom(startsAt, practice),
    id: randomId(),
    practiceNumber: practice.number,
    userNumber,
    state: 'offered',
    offeredUntil: until,
    changedBy: 'client',
    changedAt: now,
    createdAt: now,
  })
}
