import { expect, test } from 'vitest'
import type { Consultations } from '#server/contract/appointment.schema.ts'
import { paidSessionOf } from './paid-session.server.ts'

type Tracker = Consultations['trackers'][number]

const program = {
  ...{ trackerId: 'program', programSlug: 'seimbang-harian', sessionBalance: 2 },
  ...{ endsOn: '2026-12-20', nutritionist: null },
} as Tracker
const inCare = { ...program, trackerId: 'care', nutritionist: { slug: 'siti', name: 'Siti' } }
const single = { ...program, trackerId: 'single', programSlug: 'konsultasi-siti' }

test.each<[string, Tracker[], string | undefined]>([
  ['a program with sessions left', [program], 'program'],
  ['the one in the care of the nutritionist first', [program, inCare], 'care'],
  ['a consultation with the nutritionist that has no time yet', [single], 'single'],
  ['no program without a session', [{ ...program, sessionBalance: 0 }], undefined],
  ['no program that has ended', [{ ...program, endsOn: '2026-12-01' }], undefined],
  ['no consultation with another', [{ ...single, programSlug: 'konsultasi-bagas' }], undefined],
])('an order of a single consultation names %s', (_, trackers, found) => {
  const paid = paidSessionOf(trackers, { nutritionist: 'siti', today: '2026-12-01' })
  expect(paid?.trackerId).toBe(found)
})
