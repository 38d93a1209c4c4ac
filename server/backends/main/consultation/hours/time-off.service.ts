import type * as v from 'valibot'
import { endOne } from '#server/backends/main/consultation/appointments/end-session.service.ts'
import { listInPeriod } from '#server/backends/main/consultation/appointments/practice-appointment.repository.ts'
import { practiceAppointmentOf } from '#server/backends/main/consultation/appointments/practice-appointment-view.ts'
import { isAhead } from '#server/backends/main/consultation/appointments/session-rules.ts'
import { requireLockedPractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { newTimeOffSchema, timeOffAnswerSchema } from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteTimeOff, insertTimeOff } from './time-off.repository.ts'

type Wish = v.InferOutput<typeof newTimeOffSchema>

/**
 * Takes time off. If sessions lie within it, returns them and stores nothing, unless `cancel` says
 * to cancel them. Then the nutritionist cancels them in the same transaction. Offers within it are
 * withdrawn, with a mail to their clients. A session that has begun goes on.
 */
export async function takeTimeOff(
  context: MainContext,
  own: PracticeRow,
  { cancel, note, ...wish }: Wish,
): Promise<v.InferOutput<typeof timeOffAnswerSchema>> {
  const now = context.clock.now()
  const period = { fromAt: new Date(wish.fromAt), untilAt: new Date(wish.untilAt) }
  return context.db.transaction(async (tx) => {
    const { number: practiceNumber } = await requireLockedPractice(tx, own)
    const bounds = { practiceNumber, from: period.fromAt, until: period.untilAt, now }
    const within = await listInPeriod(tx, bounds)
    const hits = within.filter((session) => isAhead(session, now))
    if (hits.length > 0 && !cancel)
      return { id: null, hits: hits.map((row) => practiceAppointmentOf(row, now)) }
    await endWithin(context, tx, within)
    const id = randomId()
    await insertTimeOff(tx, { id, practiceNumber, ...period, note, createdAt: now })
    return { id, hits: [] }
  })
}

type Found = Awaited<ReturnType<typeof listInPeriod>>

/** In the order of their trackers, so that two practices do not wait for each other. */
async function endWithin(context: MainContext, tx: Database, within: Found): Promise<void> {
  const now = context.clock.now()
  const byTracker = within.toSorted((one, other) =>
    (one.trackerId ?? '').localeCompare(other.trackerId ?? ''),
  )
  const end = { kind: 'by_nutritionist', by: 'nutritionist' } as const
  for (const found of byTracker)
    if (isAhead(found, now) || found.state === 'offered') await endOne(context, tx, found, end)
}

/** Does nothing if there is no such time off, or it is another practice's. */
export async function endTimeOff({ db }: MainContext, own: PracticeRow, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { number: practiceNumber } = await requireLockedPractice(tx, own)
    await deleteTimeOff(tx, { practiceNumber, id })
  })
}
