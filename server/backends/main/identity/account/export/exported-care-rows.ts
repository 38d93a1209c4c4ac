import { eq, inArray, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/** The member's sessions with nutritionists, who may see what, who looked, and a practice they own. */
export async function readCareRows(db: Database, userId: string) {
  const trackerIds = db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
  return {
    appointments: await readTable(db, appointmentTable, {
      columns: {
        ...pick(appointmentTable, 'id', 'trackerId', 'orderId', 'practiceNumber', 'startsAt'),
        ...pick(appointmentTable, 'endsAt', 'state', 'clientZone', 'topic', 'cancelKind'),
        ...pick(appointmentTable, 'outcome', 'changedBy', 'changedAt', 'createdAt'),
      },
      where: sql`${appointmentTable.userNumber} = (select number from main.users where id = ${userId})`,
      order: [appointmentTable.startsAt, appointmentTable.id],
    }),
    careRelations: await readTable(db, careRelationTable, {
      columns: {
        ...pick(careRelationTable, 'id', 'trackerId', 'practiceNumber', 'sections', 'since'),
        ...pick(careRelationTable, 'until', 'endedBy'),
      },
      where: inArray(careRelationTable.trackerId, trackerIds),
      order: [careRelationTable.since, careRelationTable.id],
    }),
    recordViews: await readTable(db, recordViewTable, {
      columns: pick(recordViewTable, 'trackerId', 'practiceNumber', 'section', 'hour'),
      where: inArray(recordViewTable.trackerId, trackerIds),
      order: [recordViewTable.hour, recordViewTable.id],
    }),
    waitlistEntries: await readTable(db, waitlistEntryTable, {
      columns: {
        ...pick(waitlistEntryTable, 'trackerId', 'practiceNumber', 'weekdays', 'fromMinute'),
        ...pick(waitlistEntryTable, 'untilMinute', 'untilOn', 'zone', 'locale', 'state'),
        ...pick(waitlistEntryTable, 'createdAt'),
      },
      where: inArray(waitlistEntryTable.trackerId, trackerIds),
      order: [waitlistEntryTable.createdAt, waitlistEntryTable.id],
    }),
    practices: await readTable(db, practiceTable, {
      columns: {
        ...pick(practiceTable, 'slug', 'number', 'name', 'state', 'zone', 'practiceUntil'),
        ...pick(practiceTable, 'meetingLink', 'sessionMinutes', 'pauseMinutes', 'gridMinutes'),
        ...pick(practiceTable, 'noticeMinutes', 'horizonDays', 'dailyLimit', 'takesNewClients'),
        ...pick(practiceTable, 'createdAt'),
      },
      where: eq(practiceTable.userId, userId),
      order: [],
    }),
  }
}
