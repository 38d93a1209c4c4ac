import { findLatestStart } from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import { listWaitingOf } from '#server/backends/main/consultation/waiting/waitlist-entry.repository.ts'
import { waitingOf } from '#server/backends/main/consultation/waiting/waitlist-view.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Consultations } from '#server/contract/appointment.schema.ts'
import { listSessions } from './appointment-view.repository.ts'
import { appointmentOf, isShown, isUpcoming } from './appointment-view.ts'
import { listCaredTrackers, listCredits } from './consultations.repository.ts'

/** Reads all that a member has with nutritionists: sessions, care and credits. */
export async function readConsultations(
  { db, clock }: Pick<MainContext, 'db' | 'clock'>,
  { user }: Member,
): Promise<Consultations> {
  const now = clock.now()
  const shown = (await listSessions(db, user.number)).filter((session) => isShown(session, now))
  const { true: upcoming = [], false: past = [] } = Object.groupBy(shown, (session) =>
    isUpcoming(session, now) ? 'true' : 'false',
  )
  const trackers = await listCaredTrackers(db, user.id)
  const waiting = await listWaitingOf(db, user.id)
  const credits = await listCredits(db, user.id)
  return {
    upcoming: upcoming.toReversed().map((session) => appointmentOf(session, now)),
    past: past.map((session) => appointmentOf(session, now)),
    trackers: await Promise.all(
      trackers.map(async ({ relation, ...tracker }) => ({
        ...tracker,
        latestStartsOn:
          (await findLatestStart(db, { id: tracker.trackerId, ...tracker }, now)) ?? null,
        relation: relation && { ...relation, since: relation.since.toISOString() },
      })),
    ),
    waiting: waiting.map((entry) => waitingOf(entry, now)),
    credits: credits.map(({ at, startsAt, ...credit }) => ({
      ...credit,
      at: at.toISOString(),
      startsAt: startsAt?.toISOString() ?? null,
    })),
  }
}
