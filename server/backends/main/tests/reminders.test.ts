import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterEach(() => main.db.delete(reminderTable))
afterAll(() => main.close())

/** The clock starts on Monday, 2 March 2026, at 10:00 WIB; each test advances it. */
const everyDay = { hour: 19, zone: 'WIB', weekdays: [1, 2, 3, 4, 5, 6, 7] }
const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Sebentar')

test('[S2.26] a reminder is mailed once at its hour and mentions no health data', async () => {
  const { user, token, trackerId } = await memberWithTracker()
  expect((await set(token, trackerId)).body.data).toEqual(everyDay)
  expect(await remindersTo(user.email)).toHaveLength(0)
  moveTo(19)
  await Promise.all([main.backend.drainOutbox(), main.backend.drainOutbox()])
  await main.backend.drainOutbox()
  const [mail, ...more] = await remindersTo(user.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`https://seimbang.test/tracker/${trackerId}`)
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/seimbang\.test\/reminder\?stop=[\w-]+$/)
  // Addresses are removed, because their random letters may form any word.
  const words = mail?.text.replaceAll(/https:\S+/g, '')
  expect(words).not.toMatch(/berat|kalori|kkal|diet|program|gizi|makan|kg/i)
})

test('a member with an entry on the day is not reminded', async () => {
  moveTo(10)
  const { user, token, trackerId } = await memberWithTracker()
  await set(token, trackerId)
  const measuredOn = today()
  await main.post(`/v1/trackers/${trackerId}/weights`, {
    token,
    body: { measuredOn, kilograms: 70 },
  })
  moveTo(19)
  expect(await remindersTo(user.email)).toEqual([])
  moveTo(19)
  expect(await remindersTo(user.email)).toHaveLength(1)
})

test('a suspended member is not reminded, and is again once the suspension is lifted', async () => {
  const { user, token, trackerId } = await memberWithTracker()
  await set(token, trackerId)
  const suspend = (suspendedAt: Date | null) =>
    main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, user.id))
  await suspend(main.clock.now())
  moveTo(19)
  expect(await remindersTo(user.email)).toEqual([])
  await suspend(null)
  moveTo(19)
  expect(await remindersTo(user.email)).toHaveLength(1)
})

test('a reminder missed during an outage is mailed the next time', async () => {
  const { user, token, trackerId } = await memberWithTracker()
  await set(token, trackerId)
  moveTo(22)
  expect(await remindersTo(user.email)).toEqual([])
  moveTo(19)
  expect(await remindersTo(user.email)).toHaveLength(1)
})

test('the mail’s link deletes the reminder without a session and accepts repeats and unknown ids', async () => {
  const { user, token, trackerId } = await memberWithTracker()
  await set(token, trackerId)
  moveTo(19)
  const [mail] = await remindersTo(user.email)
  const id = /reminder\?stop=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  for (const stopped of [id, id, 'tidak-ada'])
    expect((await main.post('/v1/reminders/stop', { body: { id: stopped } })).status).toBe(200)
  moveTo(19)
  expect(await remindersTo(user.email)).toHaveLength(1)
})

test('a reminder ends with its program', async () => {
  const { user, token, trackerId } = await memberWithTracker()
  await set(token, trackerId)
  main.clock.advance(200 * 24 * hourMs)
  moveTo(19)
  expect(await remindersTo(user.email)).toEqual([])
  expect(await main.db.$count(reminderTable)).toBe(0)
})

test.each([
  [{ hour: 24 }],
  [{ zone: 'CET' }],
  [{ weekdays: [] }],
  [{ weekdays: [1, 1] }],
  [{ weekdays: [0] }],
])('%j is refused as a reminder time', async (change) => {
  const { token, trackerId } = await memberWithTracker()
  expect((await set(token, trackerId, { ...everyDay, ...change })).status).toBe(400)
})

test('another member’s tracker has no reminder', async () => {
  const { trackerId } = await memberWithTracker()
  const { token } = await main.signedInMember()
  const path = `/v1/trackers/${trackerId}/reminder`
  for (const answer of [
    await main.get(path, { token }),
    await set(token, trackerId),
    await main.post(`${path}/delete`, { token }),
  ])
    expect([answer.status, answer.body.message]).toEqual([404, 'ERR_NO_TRACKER'])
})

function set(token: string, trackerId: string, body: unknown = everyDay) {
  return main.post(`/v1/trackers/${trackerId}/reminder`, { token, body })
}

async function remindersTo(email: string) {
  return (await main.mailsTo(email)).filter(isReminder)
}

function today(): string {
  return new Date(main.clock.now().getTime() + 7 * hourMs).toISOString().slice(0, 10)
}

/** Advances the clock to the next time that it is this hour in Jakarta. */
function moveTo(hour: number): void {
  const hourNow = (main.clock.now().getUTCHours() + 7) % 24
  main.clock.advance(((hour - hourNow + 23) % 24) * hourMs + hourMs)
}

async function memberWithTracker() {
  const { user, token, transaction } = await createPurchases(main).paidTransaction()
  return { user, token, trackerId: transaction.trackerId as string }
}
