import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import type { PhotoQueue, QueuedPhoto, UnsentPhoto } from './photo-queue.ts'
import { createPhotoSync } from './photo-sync.ts'
import type { PhotoStore } from './send-queue.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

const kept: UploadAnswer = { kind: 'kept' }
const noPhoto: UploadAnswer = { kind: 'refused', reason: 'noPhoto' }
const signedOut: UploadAnswer = { kind: 'failed', text: '', isSignedOut: true }

const photo = (id: string, byteCount = 10): UnsentPhoto => ({
  id,
  takenOn: '2026-03-01',
  picture: new Blob([new Uint8Array(byteCount)]),
})

/** A tracker whose server answers like this, one call after another; the last answer stays. */
function openSync(
  answers: (UploadAnswer | 'lost' | Promise<UploadAnswer>)[],
  store: PhotoStore = inMemory(),
) {
  const calls: QueuedPhoto[] = []
  const done: string[] = []
  const sync = createPhotoSync({
    store,
    send: async (queued) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(queued)
      if (!answer || answer === 'lost') throw new AppError({ code: 'CONNECTION' })
      return answer
    },
    judge: () => 'lost',
    onTaken: async () => void done.push(`taken beside ${(await store.read()).length}`),
    refresh: async () => void done.push(`refreshed over ${sync.getState().photos.length}`),
  })
  return { sync, calls, done, store }
}

const idsOf = (queue: PhotoQueue) => queue.map(({ id }) => id)

test('[S2.26] a photo leaves the device once the server has it, and its picture stays until pages show the saved one', async () => {
  const { sync, done, store } = openSync([kept])
  const shown: number[] = []
  sync.subscribe(() => shown.push(sync.getState().photos.length))
  expect(await sync.keep(photo('photo-01'))).toEqual(kept)
  expect(await store.read()).toEqual([])
  expect(done).toEqual(['taken beside 1', 'refreshed over 1'])
  expect(shown.slice(0, -1)).not.toContain(0)
  expect(sync.getState()).toEqual({ photos: [], connection: 'fine' })
})

test('[S2.26] without a connection photos wait, and go out in their order under their own ids, each as often as it takes', async () => {
  const { sync, calls, store } = openSync(['lost', 'lost', 'lost', kept])
  expect(await sync.keep(photo('photo-01'))).toEqual({ kind: 'waiting' })
  expect(await sync.keep(photo('photo-02'))).toEqual({ kind: 'waiting' })
  expect(sync.getState().connection).toBe('lost')
  await sync.flush()
  expect(idsOf(await store.read())).toEqual(['photo-01', 'photo-02'])
  await sync.flush()
  expect(idsOf(calls)).toEqual(['photo-01', 'photo-01', 'photo-01', 'photo-01', 'photo-02'])
  expect([await store.read(), sync.getState().connection]).toEqual([[], 'fine'])
})

test('a photo that is saved twice under one id waits once', async () => {
  const { sync, store } = openSync(['lost'])
  await sync.keep(photo('photo-01'))
  await sync.keep({ ...photo('photo-01'), takenOn: '2026-02-28' })
  expect(await store.read()).toMatchObject([{ id: 'photo-01', takenOn: '2026-02-28' }])
})

test('a photo that is refused at once stays with the form; one that is refused later waits for its member', async () => {
  const { sync, store } = openSync([noPhoto, 'lost', noPhoto, kept, kept])
  expect(await sync.keep(photo('photo-01'))).toEqual(noPhoto)
  expect(await store.read()).toEqual([])
  await sync.keep(photo('photo-02'))
  await sync.flush()
  expect(sync.getState().photos).toMatchObject([{ id: 'photo-02', refusal: 'noPhoto' }])
  // It holds up no other photo, and goes when it is tried again.
  expect(await sync.keep(photo('photo-03'))).toEqual(kept)
  await sync.tryAgain('photo-02')
  expect(await store.read()).toEqual([])
})

test('[S2.26] a photo that is deleted while it waits is deleted at the server too, should it have arrived there', async () => {
  const { sync, calls } = openSync(['lost', kept])
  await sync.keep(photo('photo-01'))
  await sync.drop('photo-01')
  expect(sync.getState().photos).toEqual([])
  await sync.flush()
  expect(calls.slice(1)).toEqual([{ id: 'photo-01', isDeleted: true }])
})

test('a photo that is deleted while it is on its way is deleted there afterwards', async () => {
  const upload = Promise.withResolvers<UploadAnswer>()
  const { sync, calls, store } = openSync([upload.promise, kept])
  const keeping = sync.keep(photo('photo-01'))
  await expect.poll(() => calls.length).toBe(1)
  await sync.drop('photo-01')
  upload.resolve(kept)
  await keeping
  expect(calls[1]).toEqual({ id: 'photo-01', isDeleted: true })
  expect(await store.read()).toEqual([])
})

test('a session that is over stops the sending until its member is back', async () => {
  const { sync, calls } = openSync([signedOut, kept])
  expect(await sync.keep(photo('photo-01'))).toEqual({ kind: 'waiting' })
  expect([sync.getState().connection, calls.length]).toEqual(['signed-out', 1])
  await sync.flush()
  expect(sync.getState()).toEqual({ photos: [], connection: 'fine' })
})

test.each([
  ['twenty photos', Array.from({ length: 20 }, (_, at) => photo(`earlier-${at}`))],
  ['40 MB', [photo('earlier-01', 40 * 1024 * 1024 - 5)]],
])(
  'a device that holds %s keeps no more, and says so unless the server takes it at once',
  async (_, before) => {
    const full = openSync(['lost'], inMemory(before))
    expect(await full.sync.keep(photo('photo-01'))).toEqual({ kind: 'full' })
    expect(await full.store.read()).toEqual(before)
    const connected = openSync([kept], inMemory(before))
    expect(await connected.sync.keep(photo('photo-01'))).toEqual(kept)
    expect(idsOf(connected.calls)).toEqual(['photo-01'])
  },
)

test('a device that keeps nothing sends at once, and says when that fails', async () => {
  const broken: PhotoStore = { read: fail, update: fail }
  expect(await openSync([kept], broken).sync.keep(photo('photo-01'))).toEqual(kept)
  await expect(openSync(['lost'], broken).sync.keep(photo('photo-01'))).rejects.toThrow(AppError)
})

function inMemory(queue: PhotoQueue = []): PhotoStore {
  let held = queue
  return {
    read: async () => held,
    update: async (step) => {
      held = step(held)
      return held
    },
  }
}

async function fail(): Promise<never> {
  throw new Error('This device keeps nothing')
}
