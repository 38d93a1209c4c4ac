import { eq } from 'drizzle-orm'
import ical from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let token: string
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  const opened = await openPractice(main)
  practice = opened.practice
  token = opened.nutritionist.token
})
afterAll(() => main.close())

const gone = [404, 'ERR_NO_FEED']

test('the feed has the booked sessions with initials, and nothing else about the clients', async () => {
  const client = await memberWithTracker(main)
  await main.db
    .update(userTable)
    .set({ firstName: 'Ratnasari', lastName: 'Kusumawardhani', phone: '+6281298765432' })
    .where(eq(userTable.id, client.user.id))
  const care = { trackerId: client.trackerId, practice }
  const relationId = await insertRelation(main, care)
  const booked = await insertBooked(main, { ...care, relationId, inMinutes: 60 })
  const cancelled = await insertBooked(main, { ...care, relationId, inMinutes: 600 })
  await main.db
    .update(appointmentTable)
    .set({ state: 'cancelled', cancelKind: 'in_time', topic: 'Rahasia' })
    .where(eq(appointmentTable.id, cancelled))
  const [status, text] = await open(await create())
  expect(status).toBe(200)
  const calendar = new ical.Component(ical.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Seimbang: R.K.'])
  expect(events[0]?.getFirstPropertyValue('uid')).toBe(`${booked}@seimbang.test`)
  expect(text).not.toMatch(/Ratnasari|Kusumawardhani|81298765432|Rahasia|contoh\.id|jantung/)
})

test('a new address ends the old one, and ending the feed ends both', async () => {
  const first = await create()
  const second = await create()
  expect(await open(first)).toEqual(gone)
  expect((await open(second))[0]).toBe(200)
  expect((await main.get('/v1/practice', { token })).body.data.hasFeed).toBe(true)
  await main.delete('/v1/practice/feed', { token })
  expect(await open(second)).toEqual(gone)
  expect((await main.get('/v1/practice', { token })).body.data.hasFeed).toBe(false)
  expect((await main.delete('/v1/practice/feed', { token })).status).toBe(200)
})

test('the database and the log hold no usable address', async () => {
  const key = await create()
  await open(key)
  expect(JSON.stringify(await main.db.select().from(practiceTable))).not.toContain(key)
  expect(main.logged.join()).not.toContain(key)
})

test('the feed of a practice that has ended is gone, and of a paused one goes on', async () => {
  const key = await create()
  await main.post('/v1/practice/pause', { token })
  expect((await open(key))[0]).toBe(200)
  await main.db
    .update(practiceTable)
    .set({ state: 'left' })
    .where(eq(practiceTable.number, practice.number))
  expect(await open(key)).toEqual(gone)
})

test('a key that no feed has opens nothing', async () => {
  expect(await open('')).toEqual(gone)
  expect(await open('x'.repeat(43))).toEqual(gone)
})

async function create(): Promise<string> {
  const { address } = (await main.post('/v1/practice/feed', { token })).body.data
  return /^https:\/\/seimbang\.test\/calendar\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? ''
}

async function open(key: string) {
  const { status, body } = await main.post('/v1/practice-feeds/open', { body: { key } })
  return [status, body.data ?? body.code]
}
