import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { createMainBackend } from '#server/backends/main/create-main-backend.ts'
import { liveFrames } from '#server/contract/live.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { liveCursorTable } from '#server/db/main/live-cursor.table.ts'
import { liveEventTable } from '#server/db/main/live-event.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { createBookings, openPractice, tuesdayAt } from './consultation.fixture.ts'
import { appendEvents, type LiveReader, openReader } from './live.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

/** What ends a stream or a care does so this fast. */
const within = { timeout: 1_000, interval: 20 }
/** On a busy machine, other events may take longer than their usual milliseconds. */
const soon = { timeout: 5_000, interval: 20 }

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

async function readingMember() {
  const member = await main.signedInMember()
  const reader = await openReader(main.backend, member)
  await reader.untilReady()
  return { ...member, reader }
}

async function storedEvents(userId: string) {
  return main.db
    .select()
    .from(liveEventTable)
    .where(eq(liveEventTable.userId, userId))
    .orderBy(asc(liveEventTable.seq))
}

test('events of a member are numbered without gaps, also if others are rolled back', async () => {
  const { user } = await main.signedInMember()
  const failing = main.db.transaction(async (tx) => {
    await appendEvents(tx, user.id, 'lost')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await appendEvents(main.db, user.id, 'one', 'two')
  await Promise.all(['a', 'b', 'c', 'd'].map((ref) => appendEvents(main.db, user.id, ref)))
  const events = await storedEvents(user.id)
  // The first one is the sign-in.
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(events.slice(1, 3).map(({ ref }) => ref)).toEqual(['one', 'two'])
})

test('transactions that tell the same members in opposite orders do not wait for each other', async () => {
  const [one, other] = [await main.signedInMember(), await main.signedInMember()]
  const tell = (...userIds: string[]) =>
    main.db.transaction(async (tx) => {
      for (const userId of userIds) await appendEvents(tx, userId, crypto.randomUUID())
    })
  const changes = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? tell(one.user.id, other.user.id) : tell(other.user.id, one.user.id),
  )
  await Promise.all(changes)
  expect((await storedEvents(one.user.id)).at(-1)?.seq).toBe(21)
  expect((await storedEvents(other.user.id)).at(-1)?.seq).toBe(21)
})

test('a stream starts with its member, then tells what happens from now on', async () => {
  const { user, reader } = await readingMember()
  expect(reader.frames.slice(0, 2)).toEqual([
    { event: liveFrames.member, id: '', data: user.id },
    { event: liveFrames.ready, id: expect.stringMatching(/^[\w-]+\.1$/), data: '1' },
  ])
  expect(reader.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(reader.headers.get('x-accel-buffering')).toBe('no')
  await appendEvents(main.db, user.id, 'next')
  await expect.poll(reader.events, soon).toEqual([{ kind: 'payment', id: 'next' }])
})

test('[T82] both events of one transaction arrive, though the bell rings once', async () => {
  const { user, reader } = await readingMember()
  await appendEvents(main.db, user.id, 'one', 'two')
  await expect.poll(() => reader.events().map(({ id }) => id), soon).toEqual(['one', 'two'])
})

test('[T81] the bell carries the id of the member and nothing else', async () => {
  const { user } = await main.signedInMember()
  const heard: string[] = []
  const stop = await main.context.watchLive((payload) => heard.push(payload))
  await appendEvents(main.db, user.id, 'a', 'b')
  await expect.poll(() => heard).toContain(user.id)
  expect(new Set(heard.filter(Boolean))).toEqual(new Set([user.id]))
  await stop()
})

test('[T78] a stream that goes on after a position tells exactly what follows it', async () => {
  const { user, token, reader } = await readingMember()
  await appendEvents(main.db, user.id, 'one', 'two')
  await expect.poll(() => reader.events().length, soon).toBe(2)
  const [first] = reader.frames.filter(({ event }) => event === '')
  await reader.cut()
  await appendEvents(main.db, user.id, 'three')
  const again = await openReader(main.backend, {
    token,
    after: 'wrong.1',
    lastEventId: first?.id ?? '',
  })
  await expect.poll(() => again.events().map(({ id }) => id), soon).toEqual(['two', 'three'])
  expect(again.names()).not.toContain(liveFrames.resync)
})

test.each([
  ['of another numbering', () => `${crypto.randomUUID()}.1`],
  ['that names no number', () => 'x'],
  ['that lies ahead', (epoch: string) => `${epoch}.999`],
])('[T77] a position %s makes the reader read everything again', async (_, positionIn) => {
  const { user, token } = await main.signedInMember()
  await appendEvents(main.db, user.id, 'one')
  const [cursor] = await main.db
    .select()
    .from(liveCursorTable)
    .where(eq(liveCursorTable.userId, user.id))
  const reader = await openReader(main.backend, { token, after: positionIn(cursor?.epoch ?? '') })
  await expect.poll(reader.names, soon).toContain(liveFrames.resync)
  expect(reader.events()).toEqual([])
  expect(reader.getPosition()).toBe(`${cursor?.epoch}.2`)
})

test('[T77] a position whose next events are forgotten makes the reader read everything again', async () => {
  const { user, token, reader } = await readingMember()
  const after = reader.getPosition()
  await reader.cut()
  await appendEvents(main.db, user.id, 'old')
  await main.db
    .update(liveEventTable)
    .set({ createdAt: new Date(main.clock.now().getTime() - 7 * dayMs - 1) })
    .where(eq(liveEventTable.ref, 'old'))
  await appendEvents(main.db, user.id, 'young')
  await main.backend.drainOutbox()
  expect((await storedEvents(user.id)).map(({ ref }) => ref)).not.toContain('old')
  const late = await openReader(main.backend, { token, after })
  await expect.poll(late.names, soon).toContain(liveFrames.resync)
  const known = await openReader(main.backend, { token, after: after?.replace(/\d+$/, '2') })
  await expect.poll(() => known.events().map(({ id }) => id), soon).toEqual(['young'])
})

test('a reader without a stream gets the same by asking', async () => {
  const { user, token } = await main.signedInMember()
  const ask = async (after = '') =>
    (await main.get(`/v1/live/changes${after && `?after=${after}`}`, { token })).body.data
  const { position, ...start } = await ask()
  expect(start).toEqual({ isComplete: true, events: [] })
  await appendEvents(main.db, user.id, 'one')
  const next = await ask(position)
  expect(next).toMatchObject({ isComplete: true, events: [{ kind: 'payment', id: 'one' }] })
  expect(await ask(next.position)).toEqual({ ...next, events: [] })
  expect(await ask('other.1')).toEqual({ ...next, isComplete: false, events: [] })
})

test('a payment that settles and opens its program is told', async () => {
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  const reader = await openReader(main.backend, { token })
  await reader.untilReady()
  await purchases.notify(main.midtrans.notification(transaction))
  await expect.poll(reader.events, soon).toContainEqual({ kind: 'payment', id: transaction.id })
})

test('a session that is booked and cancelled is told to client and nutritionist', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  const readers = [
    await openReader(main.backend, client),
    await openReader(main.backend, nutritionist),
  ]
  for (const reader of readers) await reader.untilReady()
  const { book } = createBookings(main)
  const { body } = await book(client, practice, { startsAt: tuesdayAt('10:00') })
  const { id } = body.data
  for (const reader of readers)
    await expect.poll(reader.events, soon).toEqual(
      expect.arrayContaining([
        { kind: 'appointment', id },
        { kind: 'relation', id: expect.any(String) },
      ]),
    )
  const seen = readers.map((reader) => reader.events().length)
  await main.post(`/v1/appointments/${id}/cancel`, { token: client.token })
  for (const [index, reader] of readers.entries())
    await expect
      .poll(() => reader.events().slice(seen[index]), soon)
      .toContainEqual({ kind: 'appointment', id })
})

test('[T51] an ended care is told to both within a second, and its pages answer 404', async () => {
  const { practice, nutritionist } = await openPractice(main)
  const client = await memberWithTracker(main)
  await createBookings(main).book(client, practice)
  const readers = [
    await openReader(main.backend, client),
    await openReader(main.backend, nutritionist),
  ]
  for (const reader of readers) await reader.untilReady()
  const read = () =>
    main.get(`/v1/practice/clients/${client.trackerId}`, { token: nutritionist.token })
  expect((await read()).status).toBe(200)
  const [relation] = await main.db
    .select()
    .from(careRelationTable)
    .where(eq(careRelationTable.trackerId, client.trackerId))
  await main.post(`/v1/trackers/${client.trackerId}/care/end`, { token: client.token })
  for (const reader of readers)
    await expect
      .poll(reader.events, within)
      .toContainEqual({ kind: 'relation-ended', id: relation?.id })
  expect((await read()).status).toBe(404)
})

test('a new device is told to the others, and so is its end', async () => {
  const { user, token, reader } = await readingMember()
  await createAccountSteps(main).signInAgain(user)
  const { body } = await main.get('/v1/account/devices', { token })
  const { id } = body.data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  await expect.poll(reader.events, soon).toEqual([{ kind: 'device', id }])
  await main.post('/v1/account/devices/end', { token, body: { id } })
  await expect.poll(reader.events, soon).toContainEqual({ kind: 'device-ended', id })
})

test('[T73] a sign-out ends the stream of its session within a second, and no other', async () => {
  const { user, token, reader } = await readingMember()
  const otherSession = await createAccountSteps(main).signInAgain(user)
  const other = await openReader(main.backend, otherSession)
  await other.untilReady()
  await main.post('/v1/auth/logout', { token })
  await expect.poll(reader.isEnded, within).toBe(true)
  expect(reader.names().at(-1)).toBe(liveFrames.sessionEnded)
  await appendEvents(main.db, user.id, 'later')
  await expect.poll(() => other.events().at(-1)?.id, soon).toBe('later')
  expect(reader.events()).not.toContainEqual({ kind: 'payment', id: 'later' })
  expect((await openReader(main.backend, { token })).status).toBe(403)
})

test('a deleted account ends its streams and keeps no event', async () => {
  const { user, token, reader } = await readingMember()
  const body = { proof: memberPassword }
  expect((await main.post('/v1/account/delete', { token, body })).status).toBe(200)
  await expect.poll(reader.isEnded, within).toBe(true)
  expect(reader.names().at(-1)).toBe(liveFrames.sessionEnded)
  await appendEvents(main.db, user.id, 'later')
  expect(await storedEvents(user.id)).toEqual([])
})

test('[T86] a stream ends by itself after ten minutes, so its session is checked again', async () => {
  const own = await openMainFixture()
  const reader = await openReader(own.backend, await own.signedInMember())
  await reader.untilReady()
  own.clock.advance(10 * minuteMs - 1)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(reader.isEnded()).toBe(false)
  own.clock.advance(1)
  await expect.poll(reader.isEnded, { timeout: 2_000 }).toBe(true)
  await own.close()
})

test('[T86] a stream ends with the longest life of its session', async () => {
  const own = await openMainFixture()
  const { user, session } = await own.signedInMember()
  own.clock.advance(60 * dayMs)
  await own.db.execute(
    sql`update main.refresh_tokens set expires_at = expires_at + interval '1 year'`,
  )
  own.clock.advance(30 * dayMs - minuteMs)
  const body = { userId: user.id, refreshToken: session.refreshToken }
  const { token } = (await own.post('/v1/auth/refresh-token', { body })).body.data
  const reader = await openReader(own.backend, { token })
  await reader.untilReady()
  own.clock.advance(minuteMs)
  await expect.poll(reader.isEnded, { timeout: 2_000 }).toBe(true)
  await own.close()
})

test('[T70] a hundred streams that are opened and dropped leave none behind', async () => {
  const own = await openMainFixture()
  const member = await own.signedInMember()
  for (let opened = 0; opened < 100; opened += 2) {
    const readers = [await openReader(own.backend, member), await openReader(own.backend, member)]
    await Promise.all(readers.map((reader) => reader.cut()))
  }
  expect(own.backend.countStreams()).toBe(0)
  await own.close()
})

test('[T71] a reader that reads nothing is cut off, with a bounded queue', async () => {
  const own = await openMainFixture()
  const { user, token } = await own.signedInMember()
  const response = await own.backend.app.request('/v1/live', {
    headers: { authorization: `Bearer ${token}` },
  })
  await expect.poll(own.backend.countStreams).toBe(1)
  for (let batch = 0; batch < 6; batch += 1) {
    await appendEvents(own.db, user.id, ...Array.from({ length: 50 }, (_, index) => `${index}`))
    // The hub must not see more than a stream may be behind.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await expect.poll(own.backend.countStreams).toBe(0)
  await expect(response.text()).rejects.toThrow('too slow')
  await own.close()
})

test('the fourth stream of a device ends the first, which is told why', async () => {
  const member = await main.signedInMember()
  const readers: LiveReader[] = []
  for (let opened = 0; opened < 4; opened += 1) readers.push(await openReader(main.backend, member))
  await expect
    .poll(() => readers.map((reader) => reader.isEnded()), within)
    .toEqual([...[true, false, false, false]])
  expect(readers[0]?.names().at(-1)).toBe(liveFrames.crowded)
})

test('[T83] a database whose bells are not heard is looked at each second, and the log says so', async () => {
  const deaf = createMainBackend({ ...main.context, watchLive: async () => async () => {} })
  const { user, token } = await main.signedInMember()
  const reader = await openReader(deaf, { token })
  await reader.untilReady()
  await appendEvents(main.db, user.id, 'unheard')
  await expect.poll(() => reader.events().at(-1)?.id, { timeout: 2_500 }).toBe('unheard')
  const says = () => main.logged.some((line) => line.includes('announces no live events'))
  await expect.poll(says, { timeout: 8_000 }).toBe(true)
  await deaf.stop()
})

test('of two bells that arrive at once, the second is heard if no one follows the first', async () => {
  let ring: (userId: string) => void = () => {}
  const watchLive: typeof main.context.watchLive = async (heard) => {
    ring = heard
    return async () => {}
  }
  const own = createMainBackend({ ...main.context, watchLive })
  const { user, token } = await main.signedInMember()
  const reader = await openReader(own, { token })
  await reader.untilReady()
  ring('')
  await appendEvents(main.db, user.id, 'rung')
  ring('no-one')
  ring(user.id)
  await expect.poll(() => reader.events().at(-1)?.id, soon).toBe('rung')
  await own.stop()
})

test('an instance that stops ends its streams, and they go on at another', async () => {
  const { user, token } = await main.signedInMember()
  const other = await main.anotherInstance()
  const reader = await openReader(other.backend, { token })
  await reader.untilReady()
  await other.backend.stop()
  await reader.finished
  await appendEvents(main.db, user.id, 'meanwhile')
  const next = await openReader(main.backend, { token, after: reader.getPosition() })
  await expect.poll(() => next.events().map(({ id }) => id), soon).toEqual(['meanwhile'])
})

test('an outage of the database ends no stream', async () => {
  const own = await openMainFixture()
  const { user, token } = await own.signedInMember()
  const reader = await openReader(own.backend, { token })
  await reader.untilReady()
  const execute = vi.spyOn(own.db, 'execute').mockRejectedValueOnce(new Error('outage'))
  await appendEvents(own.db, user.id, 'one')
  await expect.poll(() => execute.mock.calls.length).toBeGreaterThan(0)
  await appendEvents(own.db, user.id, 'two')
  await expect.poll(() => reader.events().map(({ id }) => id)).toEqual(['one', 'two'])
  await own.close()
})

test.runIf(process.env.TEST_DATABASE_URL)(
  '[T84] the connection that listens does nothing else',
  async () => {
    const { reader } = await readingMember()
    const listening = sql`select state, query from pg_stat_activity
      where datname = current_database() and query ilike 'listen live_events'`
    const { rows } = (await main.db.execute(listening)) as unknown as { rows: object[] }
    expect(rows).toEqual([{ state: 'idle', query: 'LISTEN live_events' }])
    await reader.cut()
  },
)
