import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { type IntakeRow, intakeTable } from '#server/db/main/intake.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findIntake(
  db: Database,
  appointmentId: string,
): Promise<IntakeRow | undefined> {
  const [intake] = await db
    .select()
    .from(intakeTable)
    .where(eq(intakeTable.appointmentId, appointmentId))
  return intake
}

/** Returns the intake of a tracker that was saved last, for another session. */
export async function findLatestOther(
  db: Database,
  { appointmentId, trackerId }: Pick<IntakeRow, 'appointmentId' | 'trackerId'>,
): Promise<IntakeRow | undefined> {
  const [intake] = await db
    .select()
    .from(intakeTable)
    .where(and(eq(intakeTable.trackerId, trackerId), ne(intakeTable.appointmentId, appointmentId)))
    .orderBy(desc(intakeTable.savedAt), desc(intakeTable.appointmentId))
    .limit(1)
  return intake
}

/** Saves the next version. The caller has locked the session. */
export async function saveNextVersion(
  db: Database,
  intake: Omit<IntakeRow, 'version'>,
): Promise<IntakeRow> {
  const { answers, savedAt } = intake
  const [saved] = await db
    .insert(intakeTable)
    .values({ ...intake, version: 1 })
    .onConflictDoUpdate({
      target: intakeTable.appointmentId,
      set: { answers, savedAt, version: sql`${intakeTable.version} + 1` },
    })
    .returning()
  if (!saved) throw new Error('The intake was not saved')
  return saved
}
