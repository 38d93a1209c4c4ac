import { and, eq, gt, gte, inArray, lt, ne, or } from 'drizzle-orm'
import { dayMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { type FreeTimesRules, marginDays } from './free-starts.ts'

export type PracticeRules = FreeTimesRules & { policy: PracticeRow }
type Period = { from: Date; until: Date }
type Question = Period & {
  now: Date
  /** A session that moves: its own time counts as free. */
  exceptId?: string | undefined
}

/** Returns the rules and sessions of each practice around a period, in the order of the practices. */
export async function readFreeTimesRules(
  db: Database,
  practices: PracticeRow[],
  { now, exceptId, ...period }: Question,
): Promise<PracticeRules[]> {
  const numbers = practices.map(({ number }) => number)
  const around = {
    from: later(period.from, -marginDays * dayMs),
    until: later(period.until, marginDays * dayMs),
  }
  const hours = groupByPractice(await listWeeklyHours(db, numbers))
  const overrides = groupByPractice(await listOverrides(db, numbers, around))
  const timeOff = groupByPractice(await listTimeOff(db, numbers, around))
  const busy = groupByPractice(await listBusy(db, numbers, { ...around, now, exceptId }))
  return practices.map((policy) => ({
    hours: hours(policy),
    overrides: overrides(policy),
    timeOff: timeOff(policy),
    busy: busy(policy),
    policy,
  }))
}

function groupByPractice<Row extends { practiceNumber: number }>(rows: Row[]) {
  const byNumber = Map.groupBy(rows, ({ practiceNumber }) => practiceNumber)
  return ({ number }: PracticeRow) => byNumber.get(number) ?? []
}

function listWeeklyHours(db: Database, numbers: number[]) {
  return db.select().from(weeklyHoursTable).where(inArray(weeklyHoursTable.practiceNumber, numbers))
}

function listOverrides(db: Database, numbers: number[], { from, until }: Period) {
  const { practiceNumber, onDate } = hourOverrideTable
  const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)
  return db
    .select()
    .from(hourOverrideTable)
    .where(
      and(
        inArray(practiceNumber, numbers),
        gte(onDate, dateOf(from)),
        // Exclusive bounds of the period, inclusive dates.
        lt(onDate, dateOf(later(until, dayMs))),
      ),
    )
}

function listTimeOff(db: Database, numbers: number[], { from, until }: Period) {
  const { practiceNumber, fromAt, untilAt } = timeOffTable
  return db
    .select({ practiceNumber, fromAt, untilAt })
    .from(timeOffTable)
    .where(and(inArray(practiceNumber, numbers), lt(fromAt, until), gt(untilAt, from)))
}

/**
 * Returns the sessions that take a time or count for the limit of a day. An offer that has expired
 * takes none, even before a worker withdraws it.
 */
function listBusy(db: Database, numbers: number[], { from, until, now, exceptId }: Question) {
  const { id, practiceNumber, startsAt, blocksUntil, state, offeredUntil } = appointmentTable
  return db
    .select({ practiceNumber, startsAt, blocksUntil })
    .from(appointmentTable)
    .where(
      and(
        inArray(practiceNumber, numbers),
        gte(startsAt, from),
        lt(startsAt, until),
        or(
          inArray(state, ['booked', 'completed', 'missed']),
          and(eq(state, 'offered'), gt(offeredUntil, now)),
        ),
        exceptId === undefined ? undefined : ne(id, exceptId),
      ),
    )
}
