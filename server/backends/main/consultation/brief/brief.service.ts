import { lockClient } from '#server/backends/main/consultation/care/practice-client.repository.ts'
import { recordViews } from '#server/backends/main/consultation/care/record-view.repository.ts'
import { readEarlierActions } from '#server/backends/main/consultation/notes/earlier-actions.service.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Brief } from '#server/contract/brief.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findCare, findNextSession } from './brief-care.repository.ts'
import { makeParts } from './brief-parts.ts'
import { readClientDay } from './client-day.service.ts'

/**
 * Makes the brief of a client, and records the look in the same transaction.
 * @throws MainFailure `ERR_NO_TRACKER` if the care never began or has ended, or the account is suspended
 */
export async function openBrief(
  { db, clock }: MainContext,
  { number: practiceNumber, slug, name }: PracticeRow,
  trackerId: string,
): Promise<Brief> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, { practiceNumber, trackerId, now })
    if (!client) throw new MainFailure('ERR_NO_TRACKER')
    const { sections, programSlug } = client
    const around = await readAround(tx, { trackerId, practiceNumber, now })
    const seen = around.steps.length > 0 ? [...sections, 'note' as const] : sections
    await recordViews(tx, { trackerId, practiceNumber, sections: seen, at: now })
    const day = await readClientDay(tx, { trackerId, now })
    return {
      trackerId,
      clientName: nameOf(client),
      nutritionist: { slug, name },
      ...{ programSlug, day, sections, ...around },
      parts: await makeParts(tx, { trackerId, day, sections }),
    }
  })
}

/**
 * Makes the same brief for the client. Returns null while the tracker has no nutritionist.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function readOwnBrief(
  { db, clock }: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<Brief | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const care = await findCare(tx, { trackerId, userId: user.id })
    if (!care) throw new MainFailure('ERR_NO_TRACKER')
    const { programSlug, sections, practiceNumber, nutritionist } = care
    if (!sections || !nutritionist || practiceNumber === null) return null
    const day = await readClientDay(tx, { trackerId, now })
    return {
      trackerId,
      clientName: nameOf(user),
      ...{ nutritionist, programSlug, day, sections },
      ...(await readAround(tx, { trackerId, practiceNumber, now })),
      parts: await makeParts(tx, { trackerId, day, sections }),
    }
  })
}

type OfCare = { trackerId: string; practiceNumber: number; now: Date }

/** Returns the outcomes of the steps from the last session, and the next session. */
async function readAround(
  db: Database,
  { trackerId, practiceNumber, now }: OfCare,
): Promise<Pick<Brief, 'steps' | 'nextSessionId'>> {
  const of = { trackerId, practiceNumber }
  const next = await findNextSession(db, { ...of, now })
  return {
    steps: await readEarlierActions(db, { ...of, before: now, sessionsBack: 1 }),
    nextSessionId: next?.id ?? null,
  }
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
