import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { createFakeLiveKit } from './fake-livekit.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { noServers, openRoom } from './room.fixture.ts'

let main: MainFixture
let livekit: ReturnType<typeof createFakeLiveKit>
beforeAll(async () => {
  livekit = createFakeLiveKit(() => main.clock.now())
  main = await openMainFixture({ calls: { ...noServers, livekit: livekit.settings } })
})
beforeEach(async () => {
  await main.backend.drainOutbox()
  livekit.calls.length = 0
})
afterAll(() => main.close())

const callsFor = (callId: string) => livekit.calls.filter(({ body }) => body.room === callId)

test('[T101] a token lets one tab into one room, for sound and picture, until the room closes', async () => {
  const { client, nutritionist, id } = await openRoom(main)
  const { callId, connection, room } = (await client.join('tab-klien')).body.data
  expect(connection).toMatchObject({ engine: 'livekit', url: 'wss://calls.seimbang.test' })
  expect(room.revealsAddress).toBe(false)
  const claims = await livekit.read(connection.token)
  expect(claims).toMatchObject({ iss: 'kunci', exp: Date.parse(room.closesAt) / 1000 })
  expect(claims.video).toEqual({
    ...{ room: callId, roomJoin: true, canSubscribe: true, canPublish: true },
    canPublishSources: ['camera', 'microphone'],
    ...{ canPublishData: false, canUpdateOwnMetadata: false },
  })
  const text = JSON.stringify(claims)
  for (const secret of [id, client.user.id, client.user.email, client.user.firstName, 'tab-klien'])
    expect(text).not.toContain(secret)
  const other = (await nutritionist.join('tab-ahli')).body.data
  expect((await livekit.read(other.connection.token)).sub).not.toBe(claims.sub)
})

test('[T99] [T101] the media server removes a tab that another replaced', async () => {
  const { client } = await openRoom(main)
  const first = (await client.join('tab-satu')).body.data
  await client.join('tab-dua-', true)
  livekit.fail(503)
  await main.backend.drainOutbox()
  expect(livekit.calls).toEqual([])
  main.clock.advance(minuteMs)
  await main.backend.drainOutbox()
  const { sub: identity } = await livekit.read(first.connection.token)
  expect(livekit.calls).toEqual([
    {
      name: 'RemoveParticipant',
      body: { room: first.callId, identity },
      video: { room: first.callId, roomAdmin: true, roomCreate: true },
    },
  ])
  main.clock.advance(minuteMs)
  await main.backend.drainOutbox()
  expect(livekit.calls).toHaveLength(1)
})

test('[T101] the media server deletes the room when its session is over', async () => {
  const { client } = await openRoom(main)
  const { callId } = (await client.join('tab-klien')).body.data
  main.clock.advance(5 * minuteMs + 45 * minuteMs + 30 * minuteMs - 1)
  await main.backend.drainOutbox()
  expect(callsFor(callId)).toEqual([])
  main.clock.advance(1)
  await main.backend.drainOutbox()
  expect(callsFor(callId)).toMatchObject([{ name: 'DeleteRoom' }])
})

test('[T101] the media server deletes the room of a cancelled session, even if it is gone', async () => {
  const { client, id } = await openRoom(main)
  const { callId } = (await client.join('tab-klien')).body.data
  await main.db
    .update(appointmentTable)
    .set({ state: 'cancelled', cancelKind: 'late', changedAt: main.clock.now() })
    .where(eq(appointmentTable.id, id))
  livekit.fail(404)
  await main.backend.drainOutbox()
  main.clock.advance(minuteMs)
  await main.backend.drainOutbox()
  expect(callsFor(callId)).toEqual([])
})

test('a media server that never answers is asked for some hours, not for ever', async () => {
  const { client } = await openRoom(main)
  const { callId } = (await client.join('tab-satu')).body.data
  await client.join('tab-dua-', true)
  main.clock.advance(5 * hourMs)
  await main.backend.drainOutbox()
  expect(callsFor(callId).map(({ name }) => name)).toEqual(['DeleteRoom'])
})

test('a practice that meets by link has no call on the site', async () => {
  const { client } = await openRoom(main, { meetsByLink: true })
  const { connection, room } = (await client.join('tab-klien')).body.data
  expect(connection).toEqual({ engine: 'link', url: 'https://meet.example.org/rina' })
  expect(room.engine).toBe('link')
})
