import { eq, inArray, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import { callTable } from '#server/db/main/call.table.ts'
import { callPresenceTable } from '#server/db/main/call-presence.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import { intakeTable } from '#server/db/main/intake.table.ts'
import { noteAddendumTable } from '#server/db/main/note-addendum.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { quickTextTable } from '#server/db/main/quick-text.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { sessionActionTable } from '#server/db/main/session-action.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/**
 * The member's sessions with nutritionists, their history, and what was written before and after
 * them. Also who may see what, who looked, and an own practice with its hours and quick texts.
 */
export async function readCareRows(db: Database, userId: string) {
  const trackerIds = db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
  const ofMember = sql`(select number from main.users where id = ${userId})`
  const sessions = db
    .select({ id: appointmentTable.id })
    .from(appointmentTable)
    .where(sql`${appointmentTable.userNumber} = ${ofMember}`)
  const own = db
    .select({ number: practiceTable.number })
    .from(practiceTable)
    .where(eq(practiceTable.userId, userId))
  const calls = db
    .select({ id: callTable.id })
    .from(callTable)
    .where(inArray(callTable.appointmentId, sessions))
  const ownCalls = db
    .select({ id: callTable.id })
    .from(callTable)
    .innerJoin(appointmentTable, eq(appointmentTable.id, callTable.appointmentId))
    .where(inArray(appointmentTable.practiceNumber, own))
  return {
    nutritionists: await readTable(db, practiceTable, {
      columns: pick(practiceTable, 'number', 'slug', 'name'),
      where: sql`${practiceTable.number} in (
        select practice_number from main.appointments where user_number = ${ofMember}
        union select practice_number from main.care_relations where tracker_id in ${trackerIds}
        union select practice_number from main.conversations where user_id = ${userId}
        union select practice_number from main.waitlist_entries where tracker_id in ${trackerIds})`,
      order: [practiceTable.number],
    }),
    appointments: await readTable(db, appointmentTable, {
      columns: {
        ...pick(appointmentTable, 'id', 'trackerId', 'orderId', 'practiceNumber', 'startsAt'),
        ...pick(appointmentTable, 'endsAt', 'state', 'clientZone', 'topic', 'cancelKind'),
        ...pick(appointmentTable, 'outcome', 'correctionReason', 'changedBy'),
        ...pick(appointmentTable, 'changedAt', 'createdAt'),
      },
      where: inArray(appointmentTable.id, sessions),
      order: [appointmentTable.startsAt, appointmentTable.id],
    }),
    appointmentChanges: await readTable(db, appointmentChangeTable, {
      columns: {
        ...pick(appointmentChangeTable, 'appointmentId', 'sequence', 'startsAt', 'state'),
        ...pick(appointmentChangeTable, 'cancelKind', 'outcome', 'changedBy', 'changedAt'),
        ...pick(appointmentChangeTable, 'correctionReason'),
      },
      where: inArray(appointmentChangeTable.appointmentId, sessions),
      order: [appointmentChangeTable.appointmentId, appointmentChangeTable.sequence],
    }),
    intakes: await readTable(db, intakeTable, {
      columns: pick(intakeTable, 'appointmentId', 'trackerId', 'answers', 'version', 'savedAt'),
      where: inArray(intakeTable.trackerId, trackerIds),
      order: [intakeTable.savedAt, intakeTable.appointmentId],
    }),
    calls: await readTable(db, callTable, {
      columns: pick(callTable, 'id', 'appointmentId', 'engine', 'startedAt', 'endedAt'),
      where: inArray(callTable.id, calls),
      order: [callTable.startedAt, callTable.id],
    }),
    callPresences: await readTable(db, callPresenceTable, {
      columns: pick(callPresenceTable, 'callId', 'joinedAt', 'seenAt', 'leftAt', 'endedBy'),
      where: sql`case ${callPresenceTable.side} when 'client' then ${inArray(callPresenceTable.callId, calls)}
        else ${inArray(callPresenceTable.callId, ownCalls)} end`,
      order: [callPresenceTable.joinedAt, callPresenceTable.id],
    }),
    consultationNotes: await readTable(db, consultationNoteTable, {
      columns: {
        ...pick(consultationNoteTable, 'appointmentId', 'content', 'brief', 'briefAt', 'signedAt'),
        ...pick(consultationNoteTable, 'practiceNumber', 'authorName', 'authorDegrees'),
        fingerprint: consultationNoteTable.contentHash,
      },
      where: sql`${consultationNoteTable.appointmentId} in ${sessions} and ${consultationNoteTable.signedAt} is not null`,
      order: [consultationNoteTable.signedAt, consultationNoteTable.appointmentId],
    }),
    noteAddenda: await readTable(db, noteAddendumTable, {
      columns: {
        ...pick(noteAddendumTable, 'appointmentId', 'seq', 'practiceNumber', 'author', 'body'),
        ...pick(noteAddendumTable, 'at'),
        fingerprint: noteAddendumTable.hash,
      },
      where: inArray(noteAddendumTable.appointmentId, sessions),
      order: [noteAddendumTable.appointmentId, noteAddendumTable.seq],
    }),
    sessionActions: await readTable(db, sessionActionTable, {
      columns: {
        ...pick(sessionActionTable, 'id', 'appointmentId', 'trackerId', 'text', 'until'),
        ...pick(sessionActionTable, 'position', 'measure', 'outcome', 'outcomeAt'),
      },
      where: inArray(sessionActionTable.appointmentId, sessions),
      order: [sessionActionTable.until, sessionActionTable.id],
    }),
    careRelations: await readTable(db, careRelationTable, {
      columns: {
        ...pick(careRelationTable, 'id', 'trackerId', 'practiceNumber', 'sections', 'since'),
        ...pick(careRelationTable, 'until', 'endedBy'),
      },
      where: inArray(careRelationTable.trackerId, trackerIds),
      order: [careRelationTable.since, careRelationTable.id],
    }),
    goalClearances: await readTable(db, goalClearanceTable, {
      columns: {
        ...pick(goalClearanceTable, 'id', 'trackerId', 'practiceNumber', 'reasons'),
        ...pick(goalClearanceTable, 'voidReasons', 'rationale', 'signedAt', 'validUntil'),
        ...pick(goalClearanceTable, 'endedAt', 'endedBy'),
      },
      where: eq(goalClearanceTable.userId, userId),
      order: [goalClearanceTable.signedAt, goalClearanceTable.id],
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
        ...pick(practiceTable, 'answerHours', 'isSuspended', 'meetsByLink', 'createdAt'),
      },
      where: eq(practiceTable.userId, userId),
      order: [],
    }),
    quickTexts: await readTable(db, quickTextTable, {
      columns: pick(quickTextTable, 'practiceNumber', 'position', 'title', 'body'),
      where: inArray(quickTextTable.practiceNumber, own),
      order: [quickTextTable.practiceNumber, quickTextTable.position],
    }),
    weeklyHours: await readTable(db, weeklyHoursTable, {
      columns: pick(weeklyHoursTable, 'practiceNumber', 'weekday', 'hours'),
      where: inArray(weeklyHoursTable.practiceNumber, own),
      order: [weeklyHoursTable.weekday],
    }),
    hourOverrides: await readTable(db, hourOverrideTable, {
      columns: pick(hourOverrideTable, 'practiceNumber', 'onDate', 'hours', 'zone'),
      where: inArray(hourOverrideTable.practiceNumber, own),
      order: [hourOverrideTable.onDate],
    }),
    timeOff: await readTable(db, timeOffTable, {
      columns: {
        ...pick(timeOffTable, 'practiceNumber', 'fromAt', 'untilAt', 'note', 'createdAt'),
      },
      where: inArray(timeOffTable.practiceNumber, own),
      order: [timeOffTable.fromAt, timeOffTable.id],
    }),
  }
}
