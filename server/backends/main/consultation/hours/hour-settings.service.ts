import type * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { requireLockedPractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type {
  hourOverrideSchema,
  PracticeHours,
  weeklyHoursSchema,
} from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  deleteOverride,
  listOverrides,
  listWeeklyHours,
  replaceWeeklyHours,
  upsertOverride,
} from './hour-settings.repository.ts'
import { listTimeOff } from './time-off.repository.ts'

/** How long ended time off stays in the list. */
const shownPastMs = 30 * dayMs

/** Reads the weekly hours, the dates with other hours from yesterday on, and the time off. */
export async function readHours(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  { number: practiceNumber }: PracticeRow,
): Promise<PracticeHours> {
  const now = clock.now()
  // Yesterday in Jakarta has ended everywhere in Indonesia.
  const from = addDays(dayInJakarta(now), -1)
  const timeOff = await listTimeOff(db, { practiceNumber, after: later(now, -shownPastMs) })
  return {
    weekly: await listWeeklyHours(db, practiceNumber),
    overrides: await listOverrides(db, { practiceNumber, from }),
    timeOff: timeOff.map(({ id, fromAt, untilAt, note }) => ({
      id,
      fromAt: fromAt.toISOString(),
      untilAt: untilAt.toISOString(),
      note,
      isPast: untilAt <= now,
    })),
  }
}

/** Hours decide about new bookings only; booked sessions stay. */
export async function saveWeeklyHours(
  context: MainContext,
  practice: PracticeRow,
  { weekly }: v.InferOutput<typeof weeklyHoursSchema>,
): Promise<PracticeHours> {
  return changeHours(context, practice, (tx) => replaceWeeklyHours(tx, practice.number, weekly))
}

export async function saveOverride(
  context: MainContext,
  practice: PracticeRow,
  override: v.InferOutput<typeof hourOverrideSchema> & { onDate: string },
): Promise<PracticeHours> {
  const row = { practiceNumber: practice.number, ...override }
  return changeHours(context, practice, (tx) => upsertOverride(tx, row))
}

/** Does nothing if the date has its weekly hours already. */
export async function dropOverride(
  context: MainContext,
  practice: PracticeRow,
  onDate: string,
): Promise<PracticeHours> {
  const { number: practiceNumber } = practice
  return changeHours(context, practice, (tx) => deleteOverride(tx, { practiceNumber, onDate }))
}

async function changeHours(
  context: MainContext,
  practice: PracticeRow,
  change: (tx: Database) => Promise<void>,
): Promise<PracticeHours> {
  return context.db.transaction(async (tx) => {
    await requireLockedPractice(tx, practice)
    await change(tx)
    return readHours({ ...context, db: tx }, practice)
  })
}
