import type * as v from 'valibot'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { outcomeSchema, PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { lockForOutcome, updateOutcome } from './outcome.repository.ts'
import { readPracticeAppointment } from './practice-appointment.service.ts'
import { recordableOutcomes } from './recordable-outcomes.ts'

type Recording = v.InferOutput<typeof outcomeSchema> & { id: string }

const recorded = {
  held: { state: 'completed', outcome: null },
  client_absent: { state: 'missed', outcome: 'client' },
  i_was_absent: { state: 'missed', outcome: 'nutritionist' },
} as const

/**
 * Records how a session went. If the nutritionist was absent, the client gets the session back and a
 * further one. A correction never takes a credit back. Recording the same again changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, or `OUTCOME_NOT_POSSIBLE` before the start, too late and
 * for a cancelled session
 */
export async function recordOutcome(
  context: MainContext,
  practice: PracticeRow,
  { id, outcome }: Recording,
): Promise<PracticeAppointment> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const session = await lockForOutcome(tx, { practiceNumber: practice.number, id })
    if (!session) throw new MainFailure('ERR_NO_APPOINTMENT')
    const next = recorded[outcome]
    const isRecorded = session.state === next.state && session.outcome === next.outcome
    if (!isRecorded) {
      if (!recordableOutcomes(session, now).includes(outcome))
        throw new MainFailure('OUTCOME_NOT_POSSIBLE')
      await updateOutcome(tx, id, { ...next, changedAt: now })
      if (outcome === 'i_was_absent') await compensate(tx, session, now)
    }
    return readPracticeAppointment({ ...context, db: tx }, practice, id)
  })
}

async function compensate(tx: Database, session: AppointmentRow, createdAt: Date): Promise<void> {
  const { id: appointmentId, trackerId } = session
  if (trackerId === null) throw new Error('A session that took place has no tracker')
  for (const kind of ['returned', 'compensated'] as const)
    await appendSessionCredit(tx, {
      id: randomId(),
      ...{ trackerId, appointmentId, kind, amount: 1, createdAt },
    })
}
