import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { findOfPractice, listInPeriod } from './practice-appointment.repository.ts'
import { practiceAppointmentOf } from './practice-appointment-view.ts'

type ReadContext = Pick<MainContext, 'db' | 'clock'>

export async function readPeriod(
  { db, clock }: ReadContext,
  { number: practiceNumber }: PracticeRow,
  { from, until }: { from: string; until: string },
): Promise<PracticeAppointment[]> {
  const now = clock.now()
  const period = { practiceNumber, from: new Date(from), until: new Date(until), now }
  return (await listInPeriod(db, period)).map((row) => practiceAppointmentOf(row, now))
}

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for a session of another practice */
export async function readPracticeAppointment(
  { db, clock }: ReadContext,
  { number: practiceNumber }: PracticeRow,
  id: string,
): Promise<PracticeAppointment> {
  const row = await findOfPractice(db, { practiceNumber, id })
  if (!row) throw new MainFailure('ERR_NO_APPOINTMENT')
  return practiceAppointmentOf(row, clock.now())
}
