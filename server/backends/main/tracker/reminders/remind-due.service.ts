import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeReminderMail } from '#server/backends/main/platform/mail/reminder-mail.ts'
import { listLoggedDays } from '#server/backends/main/tracker/logged-days/logged-day.repository.ts'
import { dayIn, nextDue } from './next-due.ts'
import {
  deleteReminder,
  hasStepDue,
  lockDueReminder,
  postponeReminder,
} from './reminder.repository.ts'

/** After an outage, a reminder older than this is skipped: a morning reminder must not arrive at night. */
const stillFreshMs = 2 * 60 * 60 * 1000

/**
 * Handles the longest due reminder. Returns false if none is due. It is mailed unless the day has
 * an entry. It is mailed anyway if a step from a session is open on its last day. A suspended account
 * gets no mail. It is deleted when the program has ended.
 */
export async function remindDue(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const due = await lockDueReminder(tx, now)
    if (!due) return false
    const { trackerId, zone } = due
    const day = dayIn(zone, due.dueAt)
    const member = await findUser(tx, due.userId)
    if (dayIn(zone, now) > due.endsOn || !member) {
      await deleteReminder(tx, trackerId)
      return true
    }
    await postponeReminder(tx, trackerId, nextDue(due, now))
    // A suspended account's data are kept, not used.
    if (member.suspendedAt) return true
    const isFresh = now.getTime() - due.dueAt.getTime() <= stillFreshMs
    const logged = await listLoggedDays(tx, { trackerId, from: day, to: day })
    const isStepDue = await hasStepDue(tx, { trackerId, day })
    if (!isFresh || (logged.length > 0 && !isStepDue)) return true
    const { publicOrigin, productName } = context
    const { firstName, locale, email } = member
    const mail = writeReminderMail(
      { firstName, locale, productName },
      {
        link: `${publicOrigin}/tracker/${trackerId}`,
        stopLink: `${publicOrigin}/reminder?stop=${due.id}`,
        isStepDue,
      },
    )
    await enqueueMail(context, tx, email, mail)
    return true
  })
}
