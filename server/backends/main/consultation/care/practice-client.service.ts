import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { listOfTracker } from '#server/backends/main/consultation/appointments/practice-appointment.repository.ts'
import { practiceAppointmentOf } from '#server/backends/main/consultation/appointments/practice-appointment-view.ts'
import { findLatestStart } from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { readSections } from '#server/backends/main/tracker/shares/read-sections.ts'
import type { PracticeClient, PracticeClientPage } from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { listClients, lockClient, type PracticeClientRow } from './practice-client.repository.ts'
import { recordViews } from './record-view.repository.ts'

/** How far back a nutritionist sees, in days. */
const shownDays = 90

export async function readClients(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
): Promise<PracticeClient[]> {
  const rows = await listClients(db, { practiceNumber, now: clock.now() })
  return rows.map((row) => ({
    ...entriesOf(row),
    lastSessionAt: row.lastSessionAt?.toISOString() ?? null,
    nextSessionAt: row.nextSessionAt?.toISOString() ?? null,
  }))
}

/**
 * Reads a client with the sections that they share, and records the look in the same transaction.
 * @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended, or the account is suspended
 */
export async function openClient(
  { db, clock }: MainContext,
  { number: practiceNumber }: PracticeRow,
  trackerId: string,
): Promise<PracticeClientPage> {
  const now = clock.now()
  const to = dayInJakarta(now)
  const from = addDays(to, 1 - shownDays)
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, { practiceNumber, trackerId, now })
    if (!client) throw new MainFailure('ERR_NO_TRACKER')
    const { sections } = client
    await recordViews(tx, { trackerId, practiceNumber, sections, at: now })
    const sessions = await listOfTracker(tx, { practiceNumber, trackerId })
    return {
      ...entriesOf(client),
      phone: client.phone,
      since: client.since.toISOString(),
      latestStartsOn: (await findLatestStart(tx, { id: trackerId, ...client }, now)) ?? null,
      sessions: sessions.map((row) => practiceAppointmentOf(row, now)),
      ...{ from, to },
      // In the east of Indonesia the next day has begun.
      record: await readSections(tx, sections, { trackerId, from, to: latestDayOnEarth(now) }),
    }
  })
}

function entriesOf(row: PracticeClientRow) {
  const { trackerId, firstName, lastName, programSlug, sections, sessionBalance, endsOn } = row
  const name = `${firstName} ${lastName}`.trim()
  return { trackerId, name, programSlug, sections, sessionBalance, endsOn }
}
