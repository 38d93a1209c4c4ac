import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { freeStarts } from '#server/backends/main/consultation/free-times/free-starts.ts'
import { readFreeTimesRules } from '#server/backends/main/consultation/free-times/free-times-rules.repository.ts'
import { listClientTimes } from '#server/backends/main/consultation/free-times/own-sessions.repository.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { localTimeOf, suitsWish, type WaitTimes } from './suits-wish.ts'
import { listStartsHad } from './waitlist-entry.repository.ts'

/** How long an offer holds its time. */
export const offerMs = 30 * minuteMs

/** Lists the free starts of a practice that begin after an offer made now has ended. */
export async function listOfferable(
  db: Database,
  practice: PracticeRow,
  now: Date,
): Promise<Date[]> {
  const until = later(now, (practice.horizonDays + 1) * dayMs)
  const period = { now, from: later(now, offerMs), until }
  const [rules] = await readFreeTimesRules(db, [practice], period)
  if (!rules) throw new Error('The rules of a practice were not read')
  return freeStarts({ ...rules, ...period })
}

type Waiter = {
  wish: WaitTimes
  userNumber: number
  tracker: Pick<TrackerRow, 'endsOn'>
}

/**
 * Returns the first of some free starts to offer to a client. It suits, and lies within the program
 * and beside the client's sessions. It overlaps no time that was ever held for the client. A client
 * who declined a time of the wish gets no other offer for that day, until the wish changes.
 */
export async function firstSuiting(
  db: Database,
  practice: PracticeRow,
  { starts, now, ...waiter }: Waiter & { starts: Date[]; now: Date },
): Promise<Date | undefined> {
  const { wish, userNumber, tracker } = waiter
  const suiting = starts
    .filter((start) => suitsWish(start, wish))
    .filter((start) => dayInJakarta(start) < tracker.endsOn)
  const [first] = suiting
  const last = suiting.at(-1)
  if (!first || !last) return undefined
  const had = await listStartsHad(db, { userNumber, practiceNumber: practice.number })
  const lengthMs = practice.sessionMinutes * minuteMs
  const around = { now, from: first, until: later(last, lengthMs) }
  const own = await listClientTimes(db, { user: { number: userNumber }, ...around })
  const dayOf = (moment: Date) => localTimeOf(moment, wish.zone).toPlainDate().toString()
  const declinedDays = had
    .filter(({ startsAt, isDeclined }) => isDeclined && suitsWish(startsAt, wish))
    .map(({ startsAt }) => dayOf(startsAt))
  return suiting.find(
    (start) =>
      !declinedDays.includes(dayOf(start)) &&
      had.every((one) => Math.abs(start.getTime() - one.startsAt.getTime()) >= lengthMs) &&
      own.every(({ fromAt, untilAt }) => untilAt <= start || later(start, lengthMs) <= fromAt),
  )
}
