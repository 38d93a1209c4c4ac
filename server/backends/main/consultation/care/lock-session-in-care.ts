import {
  findOfPractice,
  type PracticeAppointmentRow,
} from '#server/backends/main/consultation/appointments/practice-appointment.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { lockClient } from './practice-client.repository.ts'

/** With the client's account and what they share now. */
export type SessionInCare = PracticeAppointmentRow & {
  trackerId: string
  userId: string
  sections: ShareSection[]
}

type Wanted = { practiceNumber: number; id: string; now: Date }

/**
 * Locks the care of a session against its end.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, also for a session of another practice and after the care
 */
export async function lockSessionInCare(
  tx: Database,
  { practiceNumber, id, now }: Wanted,
): Promise<SessionInCare> {
  const session = await findOfPractice(tx, { practiceNumber, id })
  const trackerId = session?.trackerId
  const client = trackerId && (await lockClient(tx, { practiceNumber, trackerId, now }))
  if (!session || !client) throw new MainFailure('ERR_NO_APPOINTMENT')
  return { ...session, trackerId, userId: client.userId, sections: client.sections }
}
