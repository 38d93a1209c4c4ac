import { hourMs } from '#app/lib/time.ts'
import { findIntake } from '#server/backends/main/consultation/intake/intake.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { takeDueReminder } from './appointment-reminder.repository.ts'
import { mailParties } from './mail-parties.ts'
import { isAhead } from './session-rules.ts'

/**
 * Handles the reminder that has been due longest. Returns false if none is due. After an outage, a
 * session that began is not mailed, and a day's reminder not beside the last hour's.
 */
export async function remindOfSession(context: MainContext): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const due = await takeDueReminder(tx, now)
    if (!due) return false
    const { session, kind } = due
    const isStale = kind === 'day' && later(now, hourMs) >= session.startsAt
    if (!isAhead(session, now) || isStale) return true
    const asksIntake = kind === 'day' && !(await findIntake(tx, session.id))
    await mailParties(context, tx, session, { kind: 'reminder', reminder: kind, asksIntake })
    return true
  })
}
