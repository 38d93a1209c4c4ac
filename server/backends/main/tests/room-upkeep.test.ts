import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { signalBodySchema } from '#server/contract/call.schema.ts'
import { callSignalTable } from '#server/db/main/call-signal.table.ts'
import { liveEventTable } from '#server/db/main/live-event.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { runsOf } from '#tests/test-size.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { noServers, offer, openRoom } from './room.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  const turn = { urls: ['turn:turn.seimbang.test:3478'], secret: 'rahasia' }
  const stunUrls = ['stun:stun.seimbang.test']
  main = await openMainFixture({ calls: { ...noServers, stunUrls, turn, isRelayOnly: true } })
})
afterAll(() => main.close())

const secondMs = 1_000
type Room = Awaited<ReturnType<typeof openRoom>>

/** Time passes in which a tab beats, and the worker runs. */
async function wait(
  minutes: number,
  ...present: [Room['client'] | Room['nutritionist'], string][]
) {
  for (let beat = 0; beat < minutes * 6; beat++) {
    main.clock.advance(10 * secondMs)
    for (const [seat, tab] of present) await seat.beat(tab)
  }
  await main.backend.drainOutbox()
}

const waitingMails = async ({ user }: { user: { email: string } }) =>
  (await main.mailsTo(user.email)).filter(({ subject }) =>
    /menunggumu di ruang|waiting for you/.test(subject),
  )

test('[T105] TURN credentials are the server’s own, and end with the room', async () => {
  const { client } = await openRoom(main)
  const { connection, room } = (await client.join('tab-klien')).body.data
  expect(room.revealsAddress).toBe(false)
  expect(connection.iceTransportPolicy).toBe('relay')
  const [stun, turn] = connection.iceServers
  expect(stun).toEqual({ urls: ['stun:stun.seimbang.test'] })
  const [expiry, random] = turn.username.split(':')
  expect(Number(expiry)).toBe(Date.parse(room.closesAt) / 1000)
  expect(random).toMatch(/^[\w-]{22}$/)
  const hmac = createHmac('sha1', 'rahasia').update(turn.username).digest('base64')
  expect(turn).toMatchObject({ urls: ['turn:turn.seimbang.test:3478'], credential: hmac })
  expect((await client.join('tab-klien')).body.data.connection.iceServers[1]).not.toEqual(turn)
})

test('both hear of each entrance and leave, and apart from them of each signal', async () => {
  const { client, nutritionist, id } = await openRoom(main)
  const heard = async ({ user }: { user: { id: string } }, heardKind = 'room') => {
    const events = await main.db
      .select({ kind: liveEventTable.kind, ref: liveEventTable.ref })
      .from(liveEventTable)
      .where(eq(liveEventTable.userId, user.id))
    return events.filter(({ kind, ref }) => kind === heardKind && ref === id).length
  }
  const both = async () => [await heard(client), await heard(nutritionist)]
  await client.join('tab-klien')
  expect(await both()).toEqual([1, 1])
  await client.beat('tab-klien')
  expect(await both()).toEqual([1, 1])
  await nutritionist.join('tab-ahli')
  await client.signal('tab-klien', 'tab-ahli', offer)
  expect(await both()).toEqual([2, 2])
  expect([await heard(client, 'signal'), await heard(nutritionist, 'signal')]).toEqual([1, 1])
  await client.leave('tab-klien')
  expect(await both()).toEqual([3, 3])
  await wait(1)
  // The nutritionist's tab fell silent.
  expect(await both()).toEqual([4, 4])
})

test('[T68] an awaited person gets one mail after three minutes of the planned time', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  const alone: [Room['client'], string] = [client, 'tab-klien']
  await wait(7.5, alone)
  expect(await waitingMails(nutritionist)).toEqual([])
  await wait(0.5, alone)
  const [mail, ...more] = await waitingMails(nutritionist)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Dewi menunggumu di ruang sesi')
  expect(mail?.text).toMatch(/https:\/\/seimbang\.test\/ruang\//)
  await wait(5, alone)
  expect(await waitingMails(nutritionist)).toHaveLength(1)
  expect(await waitingMails(client)).toEqual([])
})

test('[T68] a person who came at the planned time is not called back by mail', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  await nutritionist.join('tab-ahli')
  await wait(6, [client, 'tab-klien'], [nutritionist, 'tab-ahli'])
  await nutritionist.leave('tab-ahli')
  await wait(5, [client, 'tab-klien'])
  expect(await waitingMails(nutritionist)).toEqual([])
})

test('[T68] the client is mailed too, who left before the planned time, in the booking’s language', async () => {
  const { client, nutritionist } = await openRoom(main)
  const english = { locale: 'en' } as const
  await main.db.update(userTable).set(english).where(eq(userTable.id, nutritionist.user.id))
  await client.join('tab-klien')
  await client.leave('tab-klien')
  await nutritionist.join('tab-ahli')
  await wait(9, [nutritionist, 'tab-ahli'])
  expect((await waitingMails(client)).map(({ subject }) => subject)).toEqual([
    'Rina Kusuma menunggumu di ruang sesi',
  ])
})

test('[T63] [T64] the record of a session is by the server’s clock, and proposes an outcome', async () => {
  const { client, nutritionist, id } = await openRoom(main, { inMinutes: 1 })
  const path = `/v1/practice/appointments/${id}`
  const read = async () => (await main.get(path, nutritionist)).body.data
  expect((await read()).attendance).toBeNull()
  await client.join('tab-klien')
  expect((await read()).isClientWaiting).toBe(true)
  await wait(1, [client, 'tab-klien'])
  await nutritionist.join('tab-ahli')
  expect((await read()).isClientWaiting).toBe(false)
  await wait(10, [client, 'tab-klien'], [nutritionist, 'tab-ahli'])
  const { attendance } = await read()
  expect(attendance).toMatchObject({
    client: { minutes: 10 },
    nutritionist: { minutes: 10 },
    proposed: 'held',
  })
  const ms = Date.parse(attendance.nutritionist.firstAt) - Date.parse(attendance.client.firstAt)
  expect(ms).toBe(minuteMs)
})

test('signals are gone after two hours, though the call goes on', async () => {
  const { client, nutritionist } = await openRoom(main, { sessionMinutes: 120 })
  const { callId } = (await client.join('tab-klien')).body.data
  await nutritionist.join('tab-ahli')
  await client.signal('tab-klien', 'tab-ahli', offer)
  const kept = () => main.db.$count(callSignalTable, eq(callSignalTable.callId, callId))
  main.clock.advance(2 * hourMs - 1)
  await main.backend.drainOutbox()
  expect(await kept()).toBe(1)
  main.clock.advance(1)
  await main.backend.drainOutbox()
  expect(await kept()).toBe(0)
})

test('a presence in one instance is seen in another', async () => {
  const other = await main.anotherInstance()
  const { client, nutritionist, id } = await openRoom(main)
  const path = `/v1/appointments/${id}/room`
  await client.join('tab-klien')
  const { token } = nutritionist
  expect((await other.get(path, { token })).body.data.theirs.tab).toBe('tab-klien')
  const joins = await Promise.all([
    other.post(`${path}/join`, { token, body: { tab: 'tab-satu' } }),
    main.post(`${path}/join`, { token, body: { tab: 'tab-dua-' } }),
  ])
  expect(joins.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of bodies of any kind, only signals are stored, and none is an error of the backend', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  await nutritionist.join('tab-ahli')
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('\0', '\ud800', offer.sdp, 'a=fingerprint:md5 00'),
  )
  const body = fc.oneof(
    fc.record({ kind: fc.constantFrom('offer', 'answer', 'bye', '__proto__'), sdp: text }),
    fc.record({
      kind: fc.constant('candidates'),
      candidates: fc.array(
        fc.record(
          {
            candidate: text,
            sdpMid: fc.option(text),
            sdpMLineIndex: fc.option(fc.oneof(fc.nat(20), fc.double())),
          },
          { requiredKeys: ['candidate', 'sdpMid', 'sdpMLineIndex'] },
        ),
        { maxLength: 60 },
      ),
    }),
    fc.record({ kind: fc.constant('media'), camera: fc.boolean(), microphone: fc.jsonValue() }),
    fc.jsonValue(),
  )
  await fc.assert(
    fc.asyncProperty(body, async (it) => {
      main.clock.advance(secondMs)
      await client.beat('tab-klien')
      await nutritionist.beat('tab-ahli')
      const { status } = await client.signal('tab-klien', 'tab-ahli', it)
      const sent: unknown = JSON.parse(JSON.stringify(it))
      const isSignal = v.is(signalBodySchema, sent) && !JSON.stringify(it).includes('\\u0000')
      expect(status).toBe(isSignal ? 201 : 400)
    }),
    { numRuns: runsOf(300) },
  )
  for (const { seq: _, ...signal } of (await nutritionist.signals('tab-ahli')).body.data.signals)
    expect(v.is(signalBodySchema, signal.body)).toBe(true)
})

test('a signal of more than 64 kB is refused', async () => {
  const { client, nutritionist } = await openRoom(main)
  await client.join('tab-klien')
  await nutritionist.join('tab-ahli')
  const sdp = offer.sdp + 'x'.repeat(64 * 1024)
  expect((await client.signal('tab-klien', 'tab-ahli', { ...offer, sdp })).status).toBe(400)
})

test('[T63] a tab cannot be in the room without a session of its member', async () => {
  const { client, id } = await openRoom(main)
  await client.join('tab-klien')
  await main.post('/v1/auth/logout', { token: client.token })
  expect([401, 403]).toContain((await client.beat('tab-klien')).status)
  const guest = await main.post(`/v1/appointments/${id}/room/join`, { body: { tab: 'tab-tamu' } })
  expect(guest.status).toBe(401)
})
