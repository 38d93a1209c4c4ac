import { localMoment } from '#app/i18n/zoned-time.ts'
import type { Database } from '#server/db/open-database.ts'
import { findClientZone } from './brief-care.repository.ts'

/** Returns the client's day, on which their diary stands now. Without a session it is Jakarta's. */
export async function readClientDay(
  db: Database,
  { trackerId, now }: { trackerId: string; now: Date },
): Promise<string> {
  const zone = (await findClientZone(db, trackerId)) ?? 'Asia/Jakarta'
  return localMoment(now.toISOString(), zone).day
}
