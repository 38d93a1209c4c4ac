import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heartbeatSeconds, presenceSeconds } from '#server/contract/call.schema.ts'
import { callTable } from '#server/db/main/call.table.ts'
import { type CallPresence, callPresenceTable } from '#server/db/main/call-presence.table.ts'
import { callSignalTable } from '#server/db/main/call-signal.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { offer, openRoom } from './room.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

async function openCall() {
  const room = await openRoom(main)
  const { callId } = (await room.client.join('tab-klien')).body.data
  return { ...room, callId: String(callId) }
}

const presence = (callId: string, more: Partial<CallPresence> = {}) => {
  const now = main.clock.now()
  const id = crypto.randomUUID()
  return main.db.insert(callPresenceTable).values({
    ...{ id, callId, side: 'nutritionist', tab: 'tab-lain' },
    ...{ joinedAt: now, seenAt: now, ...more },
  })
}
const signal = (callId: string) =>
  main.db.insert(callSignalTable).values({
    ...{ callId, fromTab: 'tab-klien', toTab: 'tab-lain', body: '{}' },
    createdAt: main.clock.now(),
  })
const end = (callId: string, endedAt: Date | null = main.clock.now()) =>
  main.db.update(callTable).set({ endedAt }).where(eq(callTable.id, callId))

test('a session has one open call', async () => {
  const { id, callId } = await openCall()
  const another = () =>
    main.db.insert(callTable).values({
      ...{ id: crypto.randomUUID(), appointmentId: id, engine: 'direct' },
      startedAt: main.clock.now(),
    })
  await expect(another()).rejects.toThrow()
  await end(callId)
  await another()
})

test('a call that has ended does not open again', async () => {
  const { callId } = await openCall()
  await end(callId)
  await expect(end(callId, null)).rejects.toThrow()
})

test('no one signals or enters in a call that has ended', async () => {
  const { callId } = await openCall()
  await signal(callId)
  await presence(callId)
  await end(callId)
  await expect(signal(callId)).rejects.toThrow()
  await expect(presence(callId)).rejects.toThrow()
})

test('only the two members of a session can be in its room, each in one tab', async () => {
  const { callId } = await openCall()
  await expect(presence(callId, { side: 'guest' as never })).rejects.toThrow()
  await expect(presence(callId, { side: 'client' })).rejects.toThrow()
  await presence(callId)
  await expect(presence(callId)).rejects.toThrow()
})

test('the end of a call ends its presences and deletes its signals', async () => {
  const { callId } = await openCall()
  await signal(callId)
  await end(callId)
  expect(await main.db.$count(callSignalTable, eq(callSignalTable.callId, callId))).toBe(0)
  const ofCall = eq(callPresenceTable.callId, callId)
  const [stay] = await main.db.select().from(callPresenceTable).where(ofCall)
  expect(stay).toMatchObject({ endedBy: 'close', leftAt: stay?.seenAt })
})

test('signals are numbered without a gap, and a call keeps the newest 200', async () => {
  const { callId } = await openCall()
  for (let count = 0; count < 203; count++) await signal(callId)
  const rows = await main.db
    .select({ seq: callSignalTable.seq })
    .from(callSignalTable)
    .where(eq(callSignalTable.callId, callId))
    .orderBy(callSignalTable.seq)
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, index) => index + 4))
})

test('the calls of a session go with it', async () => {
  const { callId, nutritionist, client } = await openCall()
  await nutritionist.join('tab-ahli')
  await client.signal('tab-klien', 'tab-ahli', offer)
  const { trackerId, token } = client
  expect(trackerId).not.toBe('')
  await main.post('/v1/account/delete', { token, body: { proof: 'pepes tahu kemangi' } })
  expect(await main.db.$count(callTable, eq(callTable.id, callId))).toBe(0)
  expect(await main.db.$count(callSignalTable, eq(callSignalTable.callId, callId))).toBe(0)
})

test('a tab may lose two heartbeats', () => {
  expect(presenceSeconds).toBeGreaterThan(3 * heartbeatSeconds)
})
