import { expect, test } from 'vitest'
import type { UnsentMessage } from '#app/sync/messages/message-queue.ts'
import { createMessageSync } from '#app/sync/messages/message-sync.ts'
import type { Message } from '#server/contract/message.schema.ts'
import { mergeMessages } from './merge-messages.ts'

const written: UnsentMessage = { id: 'message-2', body: 'Halo', writtenAt: '2026-11-26T03:00:00Z' }

const stored = (seq: number, body = 'Halo'): Message => ({
  id: `message-${seq}`,
  seq,
  author: 'client',
  sentAt: '2026-11-26T03:00:01Z',
  body,
  file: null,
  isWithdrawn: false,
})

const shownOf = (bubbles: ReturnType<typeof mergeMessages>) =>
  bubbles.map(({ id, kind }) => `${id} ${kind}`)

/** What happens to a message on its way: its call is answered, is answered again, its event comes. */
const steps = ['answer', 'retry', 'event'] as const
const orders = steps.flatMap((first) =>
  steps
    .filter((step) => step !== first)
    .map((second) => [first, second, ...steps.filter((it) => it !== first && it !== second)]),
)

test.each(orders)('[T87] %s, %s, %s: one bubble at every moment', async (...order) => {
  let queue: readonly UnsentMessage[] = []
  let thread = [stored(1)]
  const answers: ((kind: 'saved' | 'lost') => void)[] = []
  const sync = createMessageSync({
    store: {
      read: async () => queue,
      update: async (step) => {
        queue = step(queue)
        return queue
      },
    },
    send: () =>
      new Promise((resolve, reject) => {
        answers.push((kind) => (kind === 'saved' ? resolve({ kind }) : reject(new Error('lost'))))
      }),
    judge: () => 'lost',
    onWaiting: () => {},
    refresh: async () => {
      thread = [stored(1), stored(2)]
    },
  })
  const bubbles = () => shownOf(mergeMessages(thread, sync.getState().items))
  const seen = new Set<string>()
  sync.subscribe(() => {
    const own = bubbles().filter((bubble) => bubble.startsWith('message-2'))
    seen.add(String(own.length))
  })
  await sync.keep(written)
  await expect.poll(() => answers.length).toBe(1)
  // The answer to the first call is lost where the retry's comes first.
  const isFirstLost = order.indexOf('retry') < order.indexOf('answer')
  for (const step of order) {
    if (step === 'event') thread = [stored(1), stored(2)]
    if (step === 'answer' && !isFirstLost) answers[0]?.('saved')
    if (step === 'retry' && isFirstLost) {
      answers[0]?.('lost')
      await expect.poll(() => sync.getState().connection).toBe('lost')
      void sync.flush()
      await expect.poll(() => answers.length).toBe(2)
      answers[1]?.('saved')
    }
    expect(bubbles().filter((bubble) => bubble.startsWith('message-2'))).toHaveLength(1)
  }
  await expect.poll(() => sync.getState().connection).toBe('fine')
  expect([...seen]).toEqual(['1'])
  expect(bubbles()).toEqual(['message-1 sent', 'message-2 sent'])
  expect(queue).toEqual([])
})

test('a withdrawn message shows as the server has it while the device still has the text', () => {
  const withdrawn = { ...stored(2, ''), isWithdrawn: true }
  expect(mergeMessages([withdrawn], [written])).toEqual([
    { kind: 'sent', id: 'message-2', at: withdrawn.sentAt, message: withdrawn },
  ])
})

test('pages that overlap after a new message show each message once, by number', () => {
  const merged = mergeMessages([stored(3), stored(1), stored(3), stored(2)], [])
  expect(shownOf(merged)).toEqual(['message-1 sent', 'message-2 sent', 'message-3 sent'])
})
