import type { Consultations } from '#server/contract/appointment.schema.ts'

/** The zone of times while the reader has chosen none and has no session. */
const homeZone = 'Asia/Jakarta'

/** The zone in which the client reads the latest session; every page begins with it. */
export function usualZone(sessions: Pick<Consultations, 'upcoming' | 'past'> | null | undefined) {
  return sessions?.upcoming.at(-1)?.zone ?? sessions?.past[0]?.zone ?? homeZone
}
