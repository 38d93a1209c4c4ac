import { and, asc, eq, gte } from 'drizzle-orm'
import type { DayHours } from '#server/contract/practice.schema.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function listWeeklyHours(db: Database, practiceNumber: number) {
  return db
    .select({ weekday: weeklyHoursTable.weekday, hours: weeklyHoursTable.hours })
    .from(weeklyHoursTable)
    .where(eq(weeklyHoursTable.practiceNumber, practiceNumber))
    .orderBy(asc(weeklyHoursTable.weekday))
}

export async function replaceWeeklyHours(
  db: Database,
  practiceNumber: number,
  weekly: { weekday: number; hours: DayHours }[],
): Promise<void> {
  await db.delete(weeklyHoursTable).where(eq(weeklyHoursTable.practiceNumber, practiceNumber))
  const open = weekly.filter(({ hours }) => hours.length > 0)
  if (open.length === 0) return
  await db.insert(weeklyHoursTable).values(open.map((day) => ({ practiceNumber, ...day })))
}

export async function listOverrides(
  db: Database,
  { practiceNumber, from }: { practiceNumber: number; from: string },
) {
  return db
    .select({
      onDate: hourOverrideTable.onDate,
      hours: hourOverrideTable.hours,
      zone: hourOverrideTable.zone,
    })
    .from(hourOverrideTable)
    .where(
      and(
        eq(hourOverrideTable.practiceNumber, practiceNumber),
        gte(hourOverrideTable.onDate, from),
      ),
    )
    .orderBy(asc(hourOverrideTable.onDate))
}

export async function upsertOverride(
  db: Database,
  override: typeof hourOverrideTable.$inferInsert,
): Promise<void> {
  const { hours, zone } = override
  await db
    .insert(hourOverrideTable)
    .values(override)
    .onConflictDoUpdate({
      target: [hourOverrideTable.practiceNumber, hourOverrideTable.onDate],
      set: { hours, zone },
    })
}

export async function deleteOverride(
  db: Database,
  { practiceNumber, onDate }: { practiceNumber: number; onDate: string },
): Promise<void> {
  await db
    .delete(hourOverrideTable)
    .where(
      and(
        eq(hourOverrideTable.practiceNumber, practiceNumber),
        eq(hourOverrideTable.onDate, onDate),
      ),
    )
}
