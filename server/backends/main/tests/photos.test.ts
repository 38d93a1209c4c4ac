import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPhotos, type PhotoFile } from '#server/contract/photo.schema.ts'
import { photoTable } from '#server/db/main/photo.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { photoOf } from './photo.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const photo = { id: 'photo-01', takenOn: '2026-03-01', base64: photoOf().toString('base64') }

test('[S2.26] a member saves a photo and sees it again without its location', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const saved = await keep(token, trackerId)
  expect([saved.status, saved.body.data]).toEqual([200, { id: photo.id, takenOn: photo.takenOn }])
  const list = await main.get(`/v1/trackers/${trackerId}/photos`, { token })
  expect(list.body.data).toEqual([{ id: photo.id, takenOn: photo.takenOn }])
  const picture = await main.get(`/v1/trackers/${trackerId}/photos/${photo.id}`, { token })
  const bytes = Buffer.from(picture.body.data.base64, 'base64').toString('latin1')
  expect(picture.body.data.type).toBe('image/jpeg')
  expect(bytes).not.toContain('GPS')
})

test('a photo of several megabytes is saved', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const base64 = Buffer.concat([photoOf(), Buffer.alloc(9 * 1024 * 1024)]).toString('base64')
  expect((await keep(token, trackerId, { base64 })).status).toBe(200)
})

test('a member exports all their photos of one tracker or of every tracker, but no other member’s', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const stranger = await memberWithTracker(main)
  await keep(stranger.token, stranger.trackerId)
  await keep(token, trackerId)
  await keep(token, trackerId, { id: 'photo-00', takenOn: '2026-02-01' })
  const files = await photoFiles(token)
  expect(files.map(({ id, takenOn }) => [id, takenOn])).toEqual([
    ['photo-00', '2026-02-01'],
    ['photo-01', '2026-03-01'],
  ])
  const kept = await main.get(`/v1/trackers/${trackerId}/photos/${photo.id}`, { token })
  expect(files[1]).toEqual({ trackerId, ...photo, ...kept.body.data })
  expect(await photoFiles(token, `?tracker=${trackerId}`)).toEqual(files)
  expect(await photoFiles(token, `?tracker=${stranger.trackerId}`)).toEqual([])
})

test('a deleted photo leaves no row behind', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  await keep(token, trackerId)
  const before = await main.db.$count(photoTable)
  for (const _ of [1, 2])
    await main.post(`/v1/trackers/${trackerId}/photos/delete`, { token, body: { id: photo.id } })
  expect(await main.db.$count(photoTable)).toBe(before - 1)
  const gone = await main.get(`/v1/trackers/${trackerId}/photos/${photo.id}`, { token })
  expect([gone.status, gone.body.message]).toEqual([404, 'ERR_NO_PHOTO'])
})

test('a photo sent again after its deletion does not come back', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const path = `/v1/trackers/${trackerId}/photos`
  const first = await keep(token, trackerId)
  await main.post(`${path}/delete`, { token, body: { id: photo.id } })
  // The deletion of this one arrives before its upload.
  await main.post(`${path}/delete`, { token, body: { id: 'photo-02' } })
  expect((await keep(token, trackerId)).body).toEqual(first.body)
  expect((await keep(token, trackerId, { id: 'photo-02' })).status).toBe(200)
  expect((await main.get(path, { token })).body.data).toEqual([])
})

test('[S2.26] the last photo that fits is saved once despite repeated uploads, and one more is refused', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const others = Array.from({ length: mostPhotos - 1 }, (_, index) => ({
    trackerId,
    id: `earlier-${index}`,
    takenOn: '2026-02-01',
    type: 'image/jpeg' as const,
    content: photoOf(),
    createdAt: main.clock.now(),
  }))
  await main.db.insert(photoTable).values(others)
  for (const _ of [1, 2]) expect((await keep(token, trackerId)).status).toBe(200)
  const more = await keep(token, trackerId, { id: 'photo-02' })
  expect([more.status, more.body.message]).toEqual([409, 'TOO_MANY_PHOTOS'])
  expect(await main.db.$count(photoTable, eq(photoTable.trackerId, trackerId))).toBe(mostPhotos)
})

test.each([
  ['PDF bytes', { base64: Buffer.from('%PDF-1.7').toString('base64') }, 422],
  ['a future day', { takenOn: '2026-03-04' }, 400],
  ['invalid base64', { base64: '¡!' }, 400],
  ['14 MB', { base64: 'A'.repeat(14 * 1024 * 1024) }, 413],
])('a photo with %s is refused and not saved', async (_, change, status) => {
  const { token, trackerId } = await memberWithTracker(main)
  expect((await keep(token, trackerId, change)).status).toBe(status)
  const list = await main.get(`/v1/trackers/${trackerId}/photos`, { token })
  expect(list.body.data).toEqual([])
})

test('another member can neither see, list, save nor delete a photo', async () => {
  const { token: owner, trackerId } = await memberWithTracker(main)
  await keep(owner, trackerId)
  const { token } = await main.signedInMember()
  const path = `/v1/trackers/${trackerId}/photos`
  for (const { status, body } of [
    await main.get(path, { token }),
    await main.get(`${path}/${photo.id}`, { token }),
    await keep(token, trackerId),
    await main.post(`${path}/delete`, { token, body: { id: photo.id } }),
  ])
    expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
  // Owning a tracker gives no access to another member's photo either.
  const own = await memberWithTracker(main)
  const foreign = `/v1/trackers/${own.trackerId}/photos/${photo.id}`
  expect((await main.get(foreign, { token: own.token })).body.message).toBe('ERR_NO_PHOTO')
  expect((await main.get(`${path}/${photo.id}`, { token: owner })).status).toBe(200)
})

async function photoFiles(token: string, query = ''): Promise<PhotoFile[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await main.backend.app.request(`/v1/photos${query}`, { headers })
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

function keep(token: string, trackerId: string, change: Partial<typeof photo> = {}) {
  const body = { ...photo, ...change }
  return main.post(`/v1/trackers/${trackerId}/photos`, { token, body })
}
