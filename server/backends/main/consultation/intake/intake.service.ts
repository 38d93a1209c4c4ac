import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { lockAppointment } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { requireOwnAppointment } from '#server/backends/main/consultation/appointments/client-appointment.service.ts'
import { isAhead } from '#server/backends/main/consultation/appointments/session-rules.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { findNutritionProfile } from '#server/backends/main/tracker/nutrition-profile/nutrition-profile.repository.ts'
import {
  type Intake,
  type IntakeAnswers,
  type IntakeChange,
  intakeAnswersSchema,
} from '#server/contract/intake.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findIntake, findLatestOther, saveNextVersion } from './intake.repository.ts'

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for another member's session */
export async function readIntake(
  { db, clock }: MainContext,
  member: Member,
  id: string,
): Promise<Intake> {
  const session = await requireOwnAppointment(db, member, id)
  const { eatingCheck = null } = (await findNutritionProfile(db, member.user.id)) ?? {}
  const isOpen = isAhead(session, clock.now())
  return { ...(await answersFor(db, session)), isOpen, eatingCheck }
}

type Answered = Pick<Intake, 'answers' | 'version' | 'savedAt' | 'repeatedFrom'>

/** The saved answers of a session, or those of the latest other one to begin with. */
async function answersFor(db: Database, { id, trackerId }: AppointmentRow): Promise<Answered> {
  const saved = await findIntake(db, id)
  if (saved) {
    const { version, savedAt } = saved
    const answers = answersOf(saved)
    return { answers, version, savedAt: savedAt.toISOString(), repeatedFrom: null }
  }
  const latest = trackerId && (await findLatestOther(db, { appointmentId: id, trackerId }))
  const answers = { ...answersOf(latest || { answers: {} }), questions: [] }
  const repeatedFrom = latest ? latest.savedAt.toISOString() : null
  return { answers, version: 0, savedAt: null, repeatedFrom }
}

/** A row of an earlier release may lack answers. */
export function answersOf({ answers }: { answers: Partial<IntakeAnswers> }): IntakeAnswers {
  return v.parse(intakeAnswersSchema, answers)
}

/**
 * Saves the answers as the next version. The same answers again change nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `APPOINTMENT_CLOSED`, or `INTAKE_CHANGED` if another
 *   device has saved since the version that the caller knows
 */
export async function saveIntake(
  context: MainContext,
  member: Member,
  { id, version, answers }: IntakeChange & { id: string },
): Promise<Intake> {
  await context.db.transaction(async (tx) => {
    const session = await lockAppointment(tx, await requireOwnAppointment(tx, member, id))
    const now = context.clock.now()
    const { trackerId } = session
    if (!isAhead(session, now) || trackerId === null) throw new MainFailure('APPOINTMENT_CLOSED')
    const stored = await findIntake(tx, id)
    if (stored && isDeepStrictEqual(answersOf(stored), answers)) return
    if ((stored?.version ?? 0) !== version) throw new MainFailure('INTAKE_CHANGED')
    await saveNextVersion(tx, { appointmentId: id, trackerId, answers, savedAt: now })
  })
  return readIntake(context, member, id)
}
