import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { countAhead } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { endUncoveredSessions } from '#server/backends/main/consultation/appointments/end-session.service.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { ProgramPeriodRow } from '#server/db/main/program-period.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findPeriodOfOrder,
  listPeriods,
  lockTracker,
  setTrackerDays,
  updatePeriod,
} from './program-period.repository.ts'
import { withoutPeriod } from './purchased-period.ts'

/** A period in force, with its unused sessions. */
export type RunningPeriod = { period: ProgramPeriodRow; unusedSessionCount: number }

/**
 * Returns an order's period and locks its tracker; undefined if it was reversed. Sessions are used
 * oldest period first, so the balance belongs to the newest periods. A booked session that has not
 * begun counts as unused.
 */
export async function lockPeriodOfOrder(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  orderId: string,
): Promise<(RunningPeriod & { periods: ProgramPeriodRow[] }) | undefined> {
  const found = await findPeriodOfOrder(tx, orderId)
  if (!found) return undefined
  const { sessionBalance } = await lockTracker(tx, found.trackerId)
  const periods = await listPeriods(tx, found.trackerId)
  const index = periods.findIndex((candidate) => candidate.orderId === orderId)
  const period = periods[index]
  if (!period) return undefined
  const ofNewer = periods.slice(index + 1).reduce((sum, { sessionCount }) => sum + sessionCount, 0)
  const ahead = await countAhead(tx, { trackerId: period.trackerId, now: clock.now() })
  const unused = sessionBalance + ahead - ofNewer
  const unusedSessionCount = Math.min(period.sessionCount, Math.max(0, unused))
  return { period, periods, unusedSessionCount }
}

/**
 * Reverses an order's remaining days from tomorrow on, and its unused sessions. Later periods move
 * forward. The sessions ahead that the program no longer covers are cancelled first. Idempotent.
 */
export async function reversePeriod(
  context: MailContext,
  tx: Database,
  orderId: string,
): Promise<void> {
  const found = await lockPeriodOfOrder(context, tx, orderId)
  if (!found) return
  const { period, periods, unusedSessionCount } = found
  const now = context.clock.now()
  const left = withoutPeriod(periods, period, dayInJakarta(now))
  for (const moved of left)
    await updatePeriod(tx, { ...moved, reversedAt: moved.orderId === orderId ? now : null })
  const lastDay = left.at(-1)?.endsOn ?? period.startsOn
  const isUnbegun = dayInJakarta(now) < period.startsOn && periods.length === 1
  await setTrackerDays(tx, period.trackerId, {
    ...(isUnbegun && { startsOn: lastDay }),
    endsOn: lastDay,
  })
  await endUncoveredSessions(context, tx, {
    trackerId: period.trackerId,
    endsOn: lastDay,
    balance: unusedSessionCount,
  })
  if (unusedSessionCount > 0)
    await appendSessionCredit(tx, {
      id: randomId(),
      trackerId: period.trackerId,
      kind: 'reversed',
      amount: -unusedSessionCount,
      orderId,
      createdAt: now,
    })
}
