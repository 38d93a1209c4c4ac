import type { ClearanceBoard, ClearanceSigning } from '#server/contract/goal-clearance.schema.ts'
import { insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

const profile = {
  ...{ sex: 'female', bornOn: '1996-01-15', centimetres: 165, activity: 'light' },
  ...{ isPregnant: false, isLactating: false, hasDisease: false },
}
const signing = {
  reasons: ['disease'],
  rationale: 'Tekanan darahnya terkendali tanpa obat.',
  validUntil: '2026-06-01',
  proof: memberPassword,
}

type Profile = Partial<Record<keyof typeof profile, unknown>>

/** A client of 80 kg in care, with a disease and a positive screening, and the calls of both sides. */
export async function clientToClear(main: MainFixture, { hasReasons = true } = {}) {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const { token, trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice, sections: ['goals'] })
  const path = `/v1/practice/clients/${trackerId}/goal-clearance`
  const clears = {
    answer: (change: Profile = {}) =>
      main.post('/v1/nutrition-profile', { token, body: { ...profile, ...change } }),
    check: (needsPerson: boolean) =>
      main.post('/v1/eating-check', { token, body: { needsPerson } }),
    open: () => main.get(path, { token: nutritionist.token }),
    sign: (wish: Partial<Record<keyof ClearanceSigning, unknown>> = {}) =>
      main.post(path, { token: nutritionist.token, body: { ...signing, ...wish } }),
    end: () => main.post(`${path}/end`, { token: nutritionist.token }),
    endOwn: () => main.post('/v1/goal-clearance/end', { token }),
    board: async () => (await clears.open()).body.data as ClearanceBoard,
    /** The reasons of the clearance that the client reads with the profile. */
    cleared: async () =>
      (await main.get('/v1/nutrition-profile', { token })).body.data.clearance?.reasons,
    setGoal: async (wish: object = {}) => {
      const body = { id: crypto.randomUUID(), targetKilograms: 74, weeks: 12, ...wish }
      return (await main.post(`/v1/trackers/${trackerId}/goals`, { token, body })).body.data
    },
  }
  const weight = { measuredOn: '2026-03-01', kilograms: 80 }
  await main.post(`/v1/trackers/${trackerId}/weights`, { token, body: weight })
  await clears.answer({ hasDisease: hasReasons })
  await clears.check(hasReasons)
  return { practice, nutritionist, client, trackerId, relationId, ...clears }
}
