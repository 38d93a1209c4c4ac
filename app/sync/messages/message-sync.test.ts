import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { connectionAfterSending, type QueueStore } from '#app/sync/send-queue.ts'
import type { MessageAnswer } from './message-answer.schema.ts'
import type { UnsentMessage } from './message-queue.ts'
import { createMessageSync } from './message-sync.ts'

const saved: MessageAnswer = { kind: 'saved' }
const closed: MessageAnswer = { kind: 'refused', reason: 'closed' }
const mebibyte = 1024 * 1024

const message = (id: string, fileBytes?: number): UnsentMessage => ({
  id,
  body: 'Halo',
  writtenAt: '2026-11-26T03:00:00Z',
  ...(fileBytes && {
    file: { id: `file-${id}`, name: 'hasil.pdf', content: new Blob([new Uint8Array(fileBytes)]) },
  }),
})

/** A conversation whose server gives these answers in order and repeats the last one. */
function openSync(
  answers: (MessageAnswer | 'lost')[],
  store = inMemory(),
  refresh = async () => {},
) {
  const calls: string[] = []
  const sync = createMessageSync({
    store,
    send: async ({ id }) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(id)
      if (!answer || answer === 'lost') throw new AppError({ code: 'CONNECTION' })
      return answer
    },
    judge: connectionAfterSending,
    onWaiting: () => {},
    refresh,
  })
  return { sync, calls, store }
}

test('messages written offline wait in their order and are sent once each', async () => {
  const { sync, calls, store } = openSync(['lost', 'lost', saved])
  expect(await sync.keep(message('first-01'))).toEqual({ kind: 'waiting' })
  expect(await sync.keep(message('second-1'))).toEqual({ kind: 'waiting' })
  await expect.poll(() => calls.length).toBe(2)
  await expect.poll(() => sync.getState().connection).toBe('lost')
  expect((await store.read()).map(({ id }) => id)).toEqual(['first-01', 'second-1'])
  await sync.flush()
  expect(calls.slice(2)).toEqual(['first-01', 'second-1'])
  expect(sync.getState()).toEqual({ items: [], connection: 'fine' })
})

test('a refused message stays with its reason, blocks no other, and can be removed', async () => {
  const { sync, store } = openSync([closed, saved])
  await sync.keep(message('first-01'))
  await sync.keep(message('second-1'))
  await expect.poll(() => sync.getState().connection).toBe('fine')
  expect(sync.getState().items).toMatchObject([{ id: 'first-01', refusal: 'closed' }])
  await sync.remove('first-01')
  expect([sync.getState().items, await store.read()]).toEqual([[], []])
})

test('a message that an older page marked as refused without a reason is sent again', async () => {
  const { sync, calls, store } = openSync(
    [saved],
    inMemory([{ ...message('first-01'), refusal: undefined }]),
  )
  await sync.flush()
  expect([calls, await store.read()]).toEqual([['first-01'], []])
})

test('a sent message stays on the page until the thread could be read again', async () => {
  let isThreadRead = false
  const { sync, store } = openSync([saved], inMemory(), async () => {
    if (!isThreadRead) throw new AppError({ code: 'CONNECTION' })
  })
  await sync.keep(message('first-01'))
  await expect.poll(() => sync.getState().connection).toBe('lost')
  expect(await store.read()).toEqual([])
  expect(sync.getState().items).toMatchObject([{ id: 'first-01' }])
  isThreadRead = true
  await sync.flush()
  expect(sync.getState()).toEqual({ items: [], connection: 'fine' })
})

test.each([
  ['whose room for files is used up', inMemory([message('earlier1', 40 * mebibyte - 5)])],
  ['without storage', { read: fail, update: fail }],
])('a device %s sends at once, and reports a failure', async (_, store) => {
  const large = message('first-01', 10)
  expect(await openSync([saved], store).sync.keep(large)).toEqual(saved)
  expect(await openSync([closed], store).sync.keep(large)).toEqual(closed)
  await expect(openSync(['lost'], store).sync.keep(large)).rejects.toThrow(AppError)
})

function inMemory(queue: readonly UnsentMessage[] = []): QueueStore<UnsentMessage> {
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
