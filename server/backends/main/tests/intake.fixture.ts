import * as v from 'valibot'
import { type IntakeAnswers, intakeAnswersSchema } from '#server/contract/intake.schema.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import type { MainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

/** A client in the care of a nutritionist, with the calls about their intakes. */
export async function openIntakes(main: MainFixture) {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
  const care = { trackerId: client.trackerId, relationId, practice }
  const path = (id: string) => `/v1/appointments/${id}/intake`
  return {
    ...{ practice, nutritionist, client, relationId },
    book: (inMinutes: number) => insertBooked(main, { ...care, inMinutes }),
    read: async (id: string) => (await main.get(path(id), { token: client.token })).body.data,
    save: (id: string, version: number, answers: Partial<IntakeAnswers>) =>
      main.put(path(id), { token: client.token, body: { version, answers } }),
    open: (id: string, { token } = nutritionist) =>
      main.get(`/v1/practice${path(id).slice(3)}`, { token }),
  }
}

export function answersOf(answers: Partial<IntakeAnswers> = {}): IntakeAnswers {
  return v.parse(intakeAnswersSchema, answers)
}
