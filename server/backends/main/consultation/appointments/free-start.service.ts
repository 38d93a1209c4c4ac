import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { minuteMs } from '#app/lib/time.ts'
import { freeStarts } from '#server/backends/main/consultation/free-times/free-starts.ts'
import {
  type PracticeRules,
  readFreeTimesRules,
} from '#server/backends/main/consultation/free-times/free-times-rules.repository.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { expireOffersOf } from './expire-offers.service.ts'

export type WantedStart = {
  /** Locked, so that what is read below stays so. */
  practice: PracticeRow
  userNumber: number
  tracker: Pick<TrackerRow, 'endsOn'>
  startsAt: Date
  by: AppointmentRow['changedBy']
  now: Date
  /** The session that moves. */
  exceptId?: string
}

/** @throws MainFailure `APPOINTMENT_TAKEN`, or `AFTER_PROGRAM_END` if the program ends before it */
export async function requireFreeStart(
  context: MailContext,
  tx: Database,
  wanted: WantedStart,
): Promise<void> {
  if (isAfterProgram(wanted)) throw new MainFailure('AFTER_PROGRAM_END')
  if (!(await isFreeStart(context, tx, wanted))) throw new MainFailure('APPOINTMENT_TAKEN')
}

function isAfterProgram({ startsAt, tracker }: WantedStart): boolean {
  return dayInJakarta(startsAt) >= tracker.endsOn
}

/**
 * Checks by the function that made the list of free times. Withdraws the expired offers, so that the
 * database accepts a session in their place.
 */
export async function isFreeStart(
  context: MailContext,
  tx: Database,
  wanted: WantedStart,
): Promise<boolean> {
  const { practice, userNumber, startsAt, now, exceptId } = wanted
  if (isAfterProgram(wanted)) return false
  await expireOffersOf(context, tx, { practiceNumber: practice.number, userNumber, now })
  const period = { now, from: startsAt, until: later(startsAt, minuteMs) }
  const [rules] = await readFreeTimesRules(tx, [practice], { ...period, exceptId })
  if (!rules) throw new Error('The rules of a practice were not read')
  const binding = wanted.by === 'nutritionist' ? withoutHours(rules) : rules
  const starts = freeStarts({ ...binding, ...period })
  return starts[0]?.getTime() === startsAt.getTime()
}

const everyWeekday = [1, 2, 3, 4, 5, 6, 7]

/**
 * A nutritionist also books outside of the hours, the notice and the limit of the practice. The past,
 * time off, the end of the licence and other sessions bind them.
 */
function withoutHours(rules: PracticeRules): PracticeRules {
  const hours = [{ startMinute: 0, endMinute: 24 * 60 }]
  return {
    ...rules,
    hours: everyWeekday.map((weekday) => ({ weekday, hours })),
    overrides: [],
    policy: {
      ...rules.policy,
      gridMinutes: 15,
      noticeMinutes: 0,
      horizonDays: 366,
      dailyLimit: null,
    },
  }
}
