import { expect, test } from 'vitest'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import { bookableTrackers } from './bookable-trackers.ts'

type Tracker = Consultations['trackers'][number]

const now = '2026-12-01T03:00:00.000Z'
const program = {
  ...{ trackerId: 'mine', programSlug: 'seimbang-harian', sessionBalance: 2 },
  ...{ startsOn: '2026-11-01', endsOn: '2026-12-20', latestStartsOn: null },
  ...{ nutritionist: null, relation: null },
} as unknown as Tracker
const bagas = {
  nutritionist: { slug: 'bagas', name: 'Bagas' },
  relation: { id: 'care', sections: [], since: now },
} satisfies Partial<Tracker>
const ahead = {
  ...{ trackerId: 'mine', state: 'booked', startsAt: '2026-12-03T03:00:00.000Z' },
} as Appointment

test.each<[string, Partial<Tracker>, Appointment[], boolean]>([
  ['has a session left', {}, [], true],
  ['has none left', { sessionBalance: 0 }, [], false],
  ['has its last one booked with another', { ...bagas, sessionBalance: 0 }, [ahead], true],
  ['has ended', { endsOn: '2026-12-01' }, [], false],
  ['can end later, because it waits', { ...waiting('2026-11-20'), endsOn: '2026-11-29' }, [], true],
  ['is a consultation with her', { programSlug: 'konsultasi-siti' }, [], true],
  ['is a consultation with another', { programSlug: 'konsultasi-bagas' }, [], false],
])('whether a tracker pays a session with Siti: it %s', (_, changes, upcoming, isBookable) => {
  const found = bookableTrackers([{ ...program, ...changes }], { slug: 'siti', upcoming, now })
  expect(found).toHaveLength(isBookable ? 1 : 0)
})

/** The end moves with the start: to 9 December if it starts on the latest day. */
function waiting(startsOn: string) {
  return { startsOn, latestStartsOn: '2026-11-30' }
}
