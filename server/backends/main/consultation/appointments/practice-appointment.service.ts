import {
  listStays,
  listWithWaitingClient,
} from '#server/backends/main/consultation/room/attendance.repository.ts'
import { attendanceOf } from '#server/backends/main/consultation/room/attendance.ts'
import { isRoomOpen, silentSince } from '#server/backends/main/consultation/room/room-times.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { findOfPractice, listInPeriod, listUnrecorded } from './practice-appointment.repository.ts'
import { practiceAppointmentOf } from './practice-appointment-view.ts'

type ReadContext = Pick<MainContext, 'db' | 'clock'>

export async function readPeriod(
  { db, clock }: ReadContext,
  { number: practiceNumber }: PracticeRow,
  { from, until }: { from: string; until: string },
): Promise<PracticeAppointment[]> {
  const now = clock.now()
  const period = { practiceNumber, from: new Date(from), until: new Date(until), now }
  const rows = await listInPeriod(db, period)
  const ids = rows.filter((row) => isRoomOpen(row, now)).map(({ id }) => id)
  const waiting = await listWithWaitingClient(db, { ids, heardAfter: silentSince(now) })
  return rows.map((row) => ({
    ...practiceAppointmentOf(row, now),
    isClientWaiting: waiting.has(row.id),
  }))
}

/** Returns the sessions that wait for their outcome, however old. */
export async function readUnrecorded(
  { db, clock }: ReadContext,
  { number: practiceNumber }: PracticeRow,
): Promise<PracticeAppointment[]> {
  const now = clock.now()
  const rows = await listUnrecorded(db, { practiceNumber, now })
  return rows.map((row) => practiceAppointmentOf(row, now))
}

/** Returns a session with what its room saw. @throws MainFailure `ERR_NO_APPOINTMENT`, also for a session of another practice */
export async function readPracticeAppointment(
  { db, clock }: ReadContext,
  { number: practiceNumber }: PracticeRow,
  id: string,
): Promise<PracticeAppointment> {
  const row = await findOfPractice(db, { practiceNumber, id })
  if (!row) throw new MainFailure('ERR_NO_APPOINTMENT')
  const now = clock.now()
  const ids = isRoomOpen(row, now) ? [id] : []
  const waiting = await listWithWaitingClient(db, { ids, heardAfter: silentSince(now) })
  return {
    ...practiceAppointmentOf(row, now),
    attendance: attendanceOf(await listStays(db, id), row),
    isClientWaiting: waiting.has(id),
  }
}
