import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type CareRelation = typeof careRelationTable.$inferSelect

/** The caller holds the lock of the tracker, under which relations start and end. */
export async function findActiveRelation(
  db: Database,
  trackerId: string,
): Promise<CareRelation | undefined> {
  const { trackerId: ofTracker, until } = careRelationTable
  const [relation] = await db
    .select()
    .from(careRelationTable)
    .where(and(eq(ofTracker, trackerId), isNull(until)))
  return relation
}

/** Whether the member was in the care of a practice, also with an earlier tracker. */
export async function hasHadCare(
  db: Database,
  { userId, practiceNumber }: { userId: string; practiceNumber: number },
): Promise<boolean> {
  const [relation] = await db
    .select({ id: careRelationTable.id })
    .from(careRelationTable)
    .innerJoin(trackerTable, eq(trackerTable.id, careRelationTable.trackerId))
    .where(
      and(eq(trackerTable.userId, userId), eq(careRelationTable.practiceNumber, practiceNumber)),
    )
    .limit(1)
  return relation !== undefined
}

export async function insertRelation(
  db: Database,
  relation: typeof careRelationTable.$inferInsert,
): Promise<CareRelation> {
  const [inserted] = await db.insert(careRelationTable).values(relation).returning()
  if (!inserted) throw new Error('The relation was not inserted')
  return inserted
}

export async function updateSections(
  db: Database,
  id: string,
  sections: ShareSection[],
): Promise<void> {
  await db.update(careRelationTable).set({ sections }).where(eq(careRelationTable.id, id))
}

export async function endRelation(
  db: Database,
  id: string,
  end: Required<Pick<CareRelation, 'until' | 'endedBy'>>,
): Promise<void> {
  await db.update(careRelationTable).set(end).where(eq(careRelationTable.id, id))
}

/** Lists what nutritionists opened, newest first. The caller checks the tracker's owner. */
export async function listViews(db: Database, trackerId: string) {
  return db
    .select({
      at: recordViewTable.hour,
      section: recordViewTable.section,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
    })
    .from(recordViewTable)
    .innerJoin(practiceTable, eq(practiceTable.number, recordViewTable.practiceNumber))
    .where(eq(recordViewTable.trackerId, trackerId))
    .orderBy(desc(recordViewTable.hour), desc(recordViewTable.id))
    .limit(500)
}

/** Lists the active relations of a practice. */
export async function listRelationsOfPractice(
  db: Database,
  practiceNumber: number,
): Promise<CareRelation[]> {
  const { practiceNumber: ofPractice, until, id } = careRelationTable
  return db
    .select()
    .from(careRelationTable)
    .where(and(eq(ofPractice, practiceNumber), isNull(until)))
    .orderBy(id)
}
