import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { callTable } from '#server/db/main/call.table.ts'
import { callSignalTable } from '#server/db/main/call-signal.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { offer, openRoom } from './room.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const secondMs = 1_000

test('each of the two sees the room with the other’s name and its times', async () => {
  const { client, nutritionist, id } = await openRoom(main)
  expect((await client.read()).body.data).toMatchObject({
    ...{ appointmentId: id, side: 'client', otherName: 'Rina Kusuma', state: 'open' },
    ...{ engine: 'direct', revealsAddress: true, mine: null, theirs: null },
    meetingLink: 'https://meet.example.org/rina',
  })
  const { data } = (await nutritionist.read()).body
  expect(data).toMatchObject({ side: 'nutritionist', otherName: 'Dewi' })
  expect(Date.parse(data.startsAt) - Date.parse(data.opensAt)).toBe(10 * minuteMs)
  expect(Date.parse(data.closesAt) - Date.parse(data.endsAt)).toBe(30 * minuteMs)
  expect(data.now).toBe(main.clock.now().toISOString())
})

test.each([
  ['eleven minutes before the start', 11],
  ['thirty minutes after the end', -75],
])('the room is closed %s', async (_, inMinutes) => {
  const { client } = await openRoom(main, { inMinutes })
  expect((await client.read()).body.data.state).toBe('closed')
  const { status, body } = await client.join('tab-satu')
  expect([status, body.code]).toEqual([409, 'ROOM_CLOSED'])
})

test('the room of a cancelled session is closed at once', async () => {
  const { client, id } = await openRoom(main)
  await client.join('tab-satu')
  await main.db
    .update(appointmentTable)
    .set({ state: 'cancelled', cancelKind: 'late' })
    .where(eq(appointmentTable.id, id))
  expect((await client.read()).body.data).toMatchObject({ state: 'closed', mine: null })
  for (const answer of [await client.beat('tab-satu'), await client.join('tab-satu')])
    expect([answer.status, answer.body.code]).toEqual([409, 'ROOM_CLOSED'])
})

test('the nutritionist has no room while the client is suspended', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  await nutritionist.join('tab-ahli')
  const suspendedAt = main.clock.now()
  await main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, client.user.id))
  for (const answer of [
    await nutritionist.read(),
    await nutritionist.beat('tab-ahli'),
    await nutritionist.signals('tab-ahli'),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'ERR_NO_APPOINTMENT'])
})

test('[T106] both enter one call by any path, and each sees the tab of the other', async () => {
  const { client, nutritionist } = await openRoom(main)
  const first = (await client.join('tab-klien')).body.data
  const second = (await nutritionist.join('tab-ahli')).body.data
  expect(second.callId).toBe(first.callId)
  expect(first.connection).toEqual({
    ...{ engine: 'direct', iceServers: [], iceTransportPolicy: 'all', isPolite: true },
  })
  expect(second.connection.isPolite).toBe(false)
  expect(second.room.theirs.tab).toBe('tab-klien')
  expect((await client.beat('tab-klien')).body.data.theirs.tab).toBe('tab-ahli')
  await nutritionist.leave('tab-ahli')
  expect((await client.read()).body.data).toMatchObject({
    mine: { tab: 'tab-klien' },
    theirs: null,
  })
})

test('[T99] a second tab enters only by taking over, and the first one stays out', async () => {
  const { client } = await openRoom(main)
  await client.join('tab-satu')
  const refused = await client.join('tab-dua-')
  expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_IN_OTHER_TAB'])
  expect((await client.join('tab-dua-', true)).status).toBe(200)
  for (const answer of [await client.beat('tab-satu'), await client.join('tab-satu')])
    expect([answer.status, answer.body.code]).toEqual([409, 'ROOM_IN_OTHER_TAB'])
  await client.leave('tab-dua-')
  expect((await client.beat('tab-satu')).body.code).toBe('ROOM_IN_OTHER_TAB')
})

test('a tab is gone after 35 seconds of silence, and its next beat brings it back', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  main.clock.advance(34 * secondMs)
  expect((await nutritionist.read()).body.data.theirs).not.toBeNull()
  main.clock.advance(1 * secondMs)
  expect((await nutritionist.read()).body.data.theirs).toBeNull()
  expect((await client.beat('tab-klien')).body.data.mine.tab).toBe('tab-klien')
  // Another tab may enter meanwhile without asking.
  main.clock.advance(36 * secondMs)
  expect((await client.join('tab-baru')).status).toBe(200)
  expect((await client.beat('tab-klien')).body.code).toBe('ROOM_IN_OTHER_TAB')
})

test('a tab that left does not come back by a late beat', async () => {
  const { client } = await openRoom(main)
  await client.join('tab-klien')
  await client.leave('tab-klien')
  expect((await client.beat('tab-klien')).body.code).toBe('ROOM_CLOSED')
  expect((await client.read()).body.data.mine).toBeNull()
})

test('signals reach the tab to which they go, in order, and no other', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  const { afterSeq } = (await nutritionist.join('tab-ahli')).body.data
  const media = { kind: 'media', camera: true, microphone: false }
  expect((await client.signal('tab-klien', 'tab-ahli', offer)).body.data.seq).toBe(afterSeq + 1)
  await client.signal('tab-klien', 'tab-ahli', media)
  const { signals } = (await nutritionist.signals('tab-ahli', afterSeq)).body.data
  expect(signals).toEqual([
    { seq: afterSeq + 1, from: 'tab-klien', body: offer },
    { seq: afterSeq + 2, from: 'tab-klien', body: media },
  ])
  expect((await nutritionist.signals('tab-ahli', afterSeq + 1)).body.data.signals).toHaveLength(1)
  // The addressee is the nutritionist's tab, not anyone who knows its name.
  expect((await client.signals('tab-ahli')).body.data.signals).toEqual([])
  const gone = await client.signal('tab-klien', 'tab-lama', offer)
  expect(gone.body.data).toEqual({ seq: null })
})

test('[T99] a replaced tab sends no signal', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-satu')
  await nutritionist.join('tab-ahli')
  await client.join('tab-dua-', true)
  const { status, body } = await client.signal('tab-satu', 'tab-ahli', offer)
  expect([status, body.code]).toEqual([409, 'ROOM_IN_OTHER_TAB'])
})

test('a moved session ends its call, with its signals', async () => {
  const { client, nutritionist, id } = await openRoom(main)
  const { callId } = (await client.join('tab-klien')).body.data
  await nutritionist.join('tab-ahli')
  await client.signal('tab-klien', 'tab-ahli', offer)
  const startsAt = new Date(main.clock.now().getTime() + 6 * minuteMs)
  await main.db.update(appointmentTable).set({ startsAt }).where(eq(appointmentTable.id, id))
  expect(await main.db.$count(callSignalTable, eq(callSignalTable.callId, callId))).toBe(0)
  const [call] = await main.db.select().from(callTable).where(eq(callTable.id, callId))
  expect(call?.endedAt).not.toBeNull()
  expect((await client.join('tab-klien')).body.data.callId).not.toBe(callId)
})
