import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { connectionAfterSending, type QueueStore } from '#app/sync/send-queue.ts'
import type { PhotoQueue, QueuedPhoto, UnsentPhoto } from './photo-queue.ts'
import { createPhotoSync } from './photo-sync.ts'
import type { UploadAnswer } from './upload-answer.schema.ts'

const saved: UploadAnswer = { kind: 'saved' }
const noPhoto: UploadAnswer = { kind: 'refused', reason: 'noPhoto' }
const failed = { kind: 'failed', text: '' } as const
const signedOut: UploadAnswer = { ...failed, connection: 'signed-out' }
const withoutConsent: UploadAnswer = { ...failed, connection: 'no-consent' }

const photo = (id: string, byteCount = 10): UnsentPhoto => ({
  id,
  takenOn: '2026-03-01',
  picture: new Blob([new Uint8Array(byteCount)]),
})

/** A tracker whose server gives these answers in order and repeats the last one. */
function openSync(
  answers: (UploadAnswer | 'lost' | Promise<UploadAnswer>)[],
  store: QueueStore<QueuedPhoto> = inMemory(),
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
    judge: connectionAfterSending,
    onTaken: async () => void done.push(`taken beside ${(await store.read()).length}`),
    onWaiting: () => void done.push('waiting'),
    refresh: async () => void done.push(`refreshed over ${sync.getState().items.length}`),
  })
  return { sync, calls, done, store }
}

const idsOf = (queue: PhotoQueue) => queue.map(({ id }) => id)

test('[S2.26] a confirmed photo leaves the device, but its picture stays until pages show the saved one', async () => {
  const { sync, done, store } = openSync([saved])
  const shown: number[] = []
  sync.subscribe(() => shown.push(sync.getState().items.length))
  expect(await sync.keep(photo('photo-01'))).toEqual(saved)
  expect(await store.read()).toEqual([])
  expect(done).toEqual(['taken beside 1', 'refreshed over 1'])
  expect(shown.slice(0, -1)).not.toContain(0)
  expect(sync.getState()).toEqual({ items: [], connection: 'fine' })
})

test('[S2.26] offline photos wait and are retried in order under their own ids', async () => {
  const { sync, calls, store } = openSync(['lost', 'lost', 'lost', saved])
  expect(await sync.keep(photo('photo-01'))).toEqual({ kind: 'waiting' })
  expect(await sync.keep(photo('photo-02'))).toEqual({ kind: 'waiting' })
  expect(sync.getState().connection).toBe('lost')
  await sync.flush()
  expect(idsOf(await store.read())).toEqual(['photo-01', 'photo-02'])
  await sync.flush()
  expect(idsOf(calls)).toEqual(['photo-01', 'photo-01', 'photo-01', 'photo-01', 'photo-02'])
  expect([await store.read(), sync.getState().connection]).toEqual([[], 'fine'])
})

test('a photo saved twice under one id is queued once', async () => {
  const { sync, store } = openSync(['lost'])
  await sync.keep(photo('photo-01'))
  await sync.keep({ ...photo('photo-01'), takenOn: '2026-02-28' })
  expect(await store.read()).toMatchObject([{ id: 'photo-01', takenOn: '2026-02-28' }])
})

test('a photo refused at once stays with the form; one refused later waits for the member', async () => {
  const { sync, store } = openSync([noPhoto, 'lost', noPhoto, saved, saved])
  expect(await sync.keep(photo('photo-01'))).toEqual(noPhoto)
  expect(await store.read()).toEqual([])
  await sync.keep(photo('photo-02'))
  await sync.flush()
  expect(sync.getState().items).toMatchObject([{ id: 'photo-02', refusal: 'noPhoto' }])
  // A refused photo blocks no other and can be retried.
  expect(await sync.keep(photo('photo-03'))).toEqual(saved)
  await sync.tryAgain('photo-02')
  expect(await store.read()).toEqual([])
})

test('[S2.26] deleting a waiting photo also deletes it on the server', async () => {
  const { sync, calls } = openSync(['lost', saved])
  await sync.keep(photo('photo-01'))
  await sync.drop('photo-01')
  expect(sync.getState().items).toEqual([])
  await sync.flush()
  expect(calls.slice(1)).toEqual([{ id: 'photo-01', isDeleted: true }])
})

test('a photo deleted during its upload is deleted on the server afterwards', async () => {
  const upload = Promise.withResolvers<UploadAnswer>()
  const { sync, calls, store } = openSync([upload.promise, saved])
  const keeping = sync.keep(photo('photo-01'))
  await expect.poll(() => calls.length).toBe(1)
  await sync.drop('photo-01')
  upload.resolve(saved)
  await keeping
  expect(calls[1]).toEqual({ id: 'photo-01', isDeleted: true })
  expect(await store.read()).toEqual([])
})

test.each([
  ['an expired session', signedOut, 'signed-out'],
  ['a lack of consent', withoutConsent, 'no-consent'],
])('%s stops the sending until the member has ended it', async (_, answer, connection) => {
  const { sync, calls } = openSync([answer, saved])
  expect(await sync.keep(photo('photo-01'))).toEqual({ kind: 'waiting' })
  expect([sync.getState().connection, calls.length]).toEqual([connection, 1])
  await sync.flush()
  expect(sync.getState()).toEqual({ items: [], connection: 'fine' })
})

test.each([
  ['twenty photos', Array.from({ length: 20 }, (_, at) => photo(`earlier-${at}`))],
  ['40 MB', [photo('earlier-01', 40 * 1024 * 1024 - 5)]],
])(
  'a device with %s stores no more and reports it unless the server accepts the photo at once',
  async (_, before) => {
    const full = openSync(['lost'], inMemory(before))
    expect(await full.sync.keep(photo('photo-01'))).toEqual({ kind: 'full' })
    expect(await full.store.read()).toEqual(before)
    const connected = openSync([saved], inMemory(before))
    expect(await connected.sync.keep(photo('photo-01'))).toEqual(saved)
    expect(idsOf(connected.calls)).toEqual(['photo-01'])
  },
)

test('a device without storage sends at once and reports a failure', async () => {
  const broken: QueueStore<QueuedPhoto> = { read: fail, update: fail }
  expect(await openSync([saved], broken).sync.keep(photo('photo-01'))).toEqual(saved)
  await expect(openSync(['lost'], broken).sync.keep(photo('photo-01'))).rejects.toThrow(AppError)
})

function inMemory(queue: PhotoQueue = []): QueueStore<QueuedPhoto> {
  let stored = queue
  return {
    read: async () => stored,
    update: async (step) => {
      stored = step(stored)
      return stored
    },
  }
}

async function fail(): Promise<never> {
  throw new Error('This device has no storage')
}
