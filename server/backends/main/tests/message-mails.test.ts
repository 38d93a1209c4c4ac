import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { endRelation, insertBooked } from './consultation.fixture.ts'
import { createMessages, openConversation } from './conversation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let calls: ReturnType<typeof createMessages>
let thread: Awaited<ReturnType<typeof openConversation>>
let start: Date
beforeAll(async () => {
  main = await openMainFixture()
  calls = createMessages(main)
  start = main.clock.now()
})
beforeEach(async () => {
  thread = await openConversation(main)
})
afterEach(async () => {
  await main.backend.drainOutbox()
  main.clock.advance(start.getTime() - main.clock.now().getTime())
})
afterAll(() => main.close())

const newsTo = async (side: 'client' | 'nutritionist') =>
  (await main.mailsTo(thread[side].user.email)).filter(({ text }) => text.includes('/pesan/'))

/** Writes without a call, whose token would expire as the clock moves. */
async function write(author: 'client' | 'nutritionist', seq: number, body = 'Halo') {
  await calls.send(thread.id, thread[author], body)
  const rows = await main.db
    .select()
    .from(messageTable)
    .where(eq(messageTable.conversationId, thread.id))
  expect(rows).toHaveLength(seq)
}

test('a message that stays unread for 15 minutes is mailed once, with its author and without its text', async () => {
  const secret = 'kanari-di-sangkar'
  await write('nutritionist', 1, secret)
  main.clock.advance(15 * minuteMs - 1)
  expect(await newsTo('client')).toEqual([])
  main.clock.advance(1)
  const [mail, ...more] = await newsTo('client')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Pesan baru dari Rina Kusuma')
  expect(mail?.text).toContain(`https://seimbang.test/pesan/${thread.id}`)
  expect(JSON.stringify(mail)).not.toContain(secret)
  main.clock.advance(3 * hourMs)
  expect(await newsTo('client')).toHaveLength(1)
  expect(await newsTo('nutritionist')).toEqual([])
})

test('a suspended reader gets no mail about a message', async () => {
  await write('nutritionist', 1)
  const { user } = thread.client
  const suspendedAt = main.clock.now()
  await main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, user.id))
  main.clock.advance(hourMs)
  expect(await newsTo('client')).toEqual([])
})

test('no mail names a suspended client to the nutritionist', async () => {
  await write('client', 1)
  const suspendedAt = main.clock.now()
  await main.db
    .update(userTable)
    .set({ suspendedAt })
    .where(eq(userTable.id, thread.client.user.id))
  main.clock.advance(hourMs)
  expect(await newsTo('nutritionist')).toEqual([])
})

test('a client’s message is mailed to the nutritionist, in their language', async () => {
  const { user } = thread.nutritionist
  await main.db.update(userTable).set({ locale: 'en' }).where(eq(userTable.id, user.id))
  await write('client', 1)
  main.clock.advance(15 * minuteMs)
  const [mail] = await newsTo('nutritionist')
  expect(mail?.subject).toBe('New message from Dewi')
  expect(mail?.text).toContain(`https://seimbang.test/praktik/pesan/${thread.id}`)
})

test('further messages bring no mail until the reader was there', async () => {
  const { id, client } = thread
  await write('nutritionist', 1)
  await write('nutritionist', 2)
  // The token lasts 15 minutes.
  main.clock.advance(14 * minuteMs)
  await calls.read(id, client, 1)
  main.clock.advance(minuteMs - 1)
  expect(await newsTo('client')).toEqual([])
  main.clock.advance(1)
  // The second one is as old as the first.
  expect(await newsTo('client')).toHaveLength(1)
})

test('a message that was read or withdrawn, or whose care has ended, is not mailed', async () => {
  const { id, client, nutritionist } = thread
  await write('nutritionist', 1)
  await calls.read(id, client, 1)
  const { body } = await calls.send(id, client)
  await calls.withdraw(id, client, body.data.id)
  main.clock.advance(15 * minuteMs)
  expect(await newsTo('client')).toEqual([])
  expect(await newsTo('nutritionist')).toEqual([])
  main.clock.advance(-15 * minuteMs)
  await calls.send(id, client)
  await calls.send(id, nutritionist)
  await endRelation(main, thread.relationId)
  main.clock.advance(hourMs)
  expect(await newsTo('client')).toEqual([])
  expect(await newsTo('nutritionist')).toEqual([])
})

test('a later message waits its own 15 minutes if the first was withdrawn', async () => {
  const { id, client, nutritionist } = thread
  const { body } = await calls.send(id, nutritionist)
  main.clock.advance(10 * minuteMs)
  await calls.send(id, nutritionist)
  await calls.withdraw(id, nutritionist, body.data.id)
  main.clock.advance(5 * minuteMs)
  expect(await newsTo('client')).toEqual([])
  main.clock.advance(10 * minuteMs)
  expect(await newsTo('client')).toHaveLength(1)
  expect(client.user.email).not.toBe(nutritionist.user.email)
})

// Monday at 10 in Jakarta is 12 in Jayapura.
test.each([
  ['nutritionist', 'the practice', 'Asia/Jayapura', 9 * hourMs],
  ['client', 'the client’s last booking', 'Asia/Jayapura', 9 * hourMs],
  ['nutritionist', 'the practice', 'Asia/Jakarta', 11 * hourMs],
] as const)(
  '[T56] no mail comes to the %s at night, by the zone of %s: %s',
  async (reader, _, zone, untilNightMs) => {
    thread = await openConversation(main, { zone })
    const { client, practice, relationId } = thread
    if (reader === 'client') {
      const booking = { trackerId: client.trackerId, relationId, practice, inMinutes: 10_000 }
      const id = await insertBooked(main, booking)
      await main.db.execute(
        `update main.appointments set client_zone = '${zone}' where id = '${id}'`,
      )
    }
    await write(reader === 'client' ? 'nutritionist' : 'client', 1)
    main.clock.advance(untilNightMs)
    expect(await newsTo(reader)).toEqual([])
    main.clock.advance(10 * hourMs - 1)
    expect(await newsTo(reader)).toEqual([])
    main.clock.advance(1)
    expect(await newsTo(reader)).toHaveLength(1)
  },
)

test('two workers at once send one mail', async () => {
  await write('nutritionist', 1)
  main.clock.advance(15 * minuteMs)
  const { backend } = await main.anotherInstance()
  await Promise.all([backend.drainOutbox(), main.backend.drainOutbox()])
  expect(await newsTo('client')).toHaveLength(1)
})
