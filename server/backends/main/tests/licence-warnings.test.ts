import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('the end of a licence is told to its nutritionist 90, 30 and 7 days before, and to clients after that', async () => {
  const start = main.clock.now()
  const endsOn = new Date(start.getTime() + 100 * dayMs).toISOString().slice(0, 10)
  const { practice, nutritionist } = await openPractice(main, { practiceUntil: endsOn })
  const { user, trackerId } = await memberWithTracker(main)
  await insertRelation(main, { trackerId, practice })
  const mailsAt = async (daysBefore: number) => {
    const moment = start.getTime() + (100 - daysBefore) * dayMs
    main.clock.advance(moment - main.clock.now().getTime())
    await Promise.all([1, 2].map(() => main.backend.drainOutbox()))
    const mailsOf = async (email: string, beginning: string) =>
      (await main.mailsTo(email)).filter(({ subject }) => subject.startsWith(beginning)).length
    return [
      await mailsOf(nutritionist.user.email, 'SIP-mu berakhir'),
      await mailsOf(user.email, 'Izin praktik Rina Kusuma'),
    ]
  }
  expect(await mailsAt(91)).toEqual([0, 0])
  expect(await mailsAt(90)).toEqual([1, 0])
  expect(await mailsAt(31)).toEqual([1, 0])
  expect(await mailsAt(30)).toEqual([2, 0])
  expect(await mailsAt(15)).toEqual([2, 0])
  expect(await mailsAt(14)).toEqual([2, 1])
  expect(await mailsAt(7)).toEqual([3, 1])
  expect(await mailsAt(0)).toEqual([3, 1])
  const renewed = new Date(start.getTime() + 120 * dayMs).toISOString().slice(0, 10)
  await main.db
    .update(practiceTable)
    .set({ practiceUntil: renewed })
    .where(eq(practiceTable.number, practice.number))
  expect(await mailsAt(0)).toEqual([4, 1])
})

test('a practice whose warnings were sent is not locked again', async () => {
  const endsOn = new Date(main.clock.now().getTime() + 10 * dayMs).toISOString().slice(0, 10)
  const { practice } = await openPractice(main, { practiceUntil: endsOn })
  await main.backend.drainOutbox()
  // The transaction that last changed or locked the row.
  const locker = () =>
    main.db
      .select({ xmax: sql<string>`xmax::text` })
      .from(practiceTable)
      .where(eq(practiceTable.number, practice.number))
  const after = await locker()
  await main.backend.drainOutbox()
  expect(await locker()).toEqual(after)
})
