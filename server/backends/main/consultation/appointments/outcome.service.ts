import type * as v from 'valibot'
import { followFirstSession } from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import {
  appendSessionCredit,
  listCreditKinds,
} from '#server/backends/main/consultation/session-credit.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { outcomeSchema, PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { creditKinds } from './end-session.service.ts'
import { mailOutcome } from './mail-outcome.ts'
import { lockForOutcome, updateOutcome } from './outcome.repository.ts'
import { readPracticeAppointment } from './practice-appointment.service.ts'
import { recordableOutcomes } from './recordable-outcomes.ts'
import { isShortNotice } from './session-rules.ts'

type Recording = v.InferOutput<typeof outcomeSchema> & { id: string }

const recorded = {
  held: { state: 'completed', outcome: null },
  client_absent: { state: 'missed', outcome: 'client' },
  neither_came: { state: 'missed', outcome: 'both' },
  i_was_absent: { state: 'missed', outcome: 'nutritionist' },
} as const

/**
 * Records how a session went, and mails the client if it was missed. They get it back unless they
 * alone are at fault, and a further one if the nutritionist was absent. A correction never takes a
 * credit back. Recording the same again changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `OUTCOME_NOT_POSSIBLE` before the start, too late and
 * for a cancelled session, or `REASON_NEEDED` for a correction without one
 */
export async function recordOutcome(
  context: MainContext,
  practice: PracticeRow,
  { id, outcome, reason }: Recording,
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
      const isCorrection = session.state === 'missed'
      if (isCorrection && reason === '') throw new MainFailure('REASON_NEEDED')
      const correctionReason = isCorrection ? reason : ''
      const closed = await updateOutcome(tx, id, { ...next, correctionReason, changedAt: now })
      const creditsBack = creditsAfter(outcome, session)
      await giveBack(tx, session, { creditsBack, now })
      await followFirstSession(context, tx, trackerIdOf(session))
      const isNews = outcome !== 'held' || isCorrection
      if (isNews) await mailOutcome(context, tx, closed, { hasCreditBack: creditsBack > 0 })
    }
    return readPracticeAppointment({ ...context, db: tx }, practice, id)
  })
}

function creditsAfter(outcome: Recording['outcome'], session: AppointmentRow): 0 | 1 | 2 {
  if (outcome === 'i_was_absent') return 2
  if (outcome === 'neither_came') return 1
  return outcome === 'client_absent' && isShortNotice(session) ? 1 : 0
}

type Back = { creditsBack: 0 | 1 | 2; now: Date }

/** Leaves out what the record before a correction gave back. */
async function giveBack(
  tx: Database,
  session: AppointmentRow,
  { creditsBack, now: createdAt }: Back,
): Promise<void> {
  const appointmentId = session.id
  const trackerId = trackerIdOf(session)
  const given = await listCreditKinds(tx, appointmentId)
  for (const kind of creditKinds.slice(0, creditsBack))
    if (!given.includes(kind))
      await appendSessionCredit(tx, {
        id: randomId(),
        ...{ trackerId, appointmentId, kind, amount: 1, createdAt },
      })
}

function trackerIdOf({ trackerId }: AppointmentRow): string {
  if (trackerId === null) throw new Error('A session that took place has no tracker')
  return trackerId
}
