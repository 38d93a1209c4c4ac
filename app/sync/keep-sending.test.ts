import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSending } from './keep-sending.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A sender whose connection the test can cut. */
function openSending() {
  const listeners = new Set<() => void>()
  let connection = 'fine'
  const sending = {
    tries: 0,
    isCut: false,
    flush: async () => {
      sending.tries += 1
      connection = sending.isCut ? 'lost' : 'fine'
      for (const listener of listeners) listener()
    },
    getState: () => ({ connection }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return sending
}

test('[S2.26] a failed send is retried with growing pauses until it succeeds', async () => {
  const sending = openSending()
  const stop = keepSending(sending)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sending.tries).toBe(1)
  sending.isCut = true
  await sending.flush()
  const triesAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return sending.tries
  }
  expect(await triesAfter(5)).toBe(3)
  expect(await triesAfter(9)).toBe(3)
  expect(await triesAfter(1)).toBe(4)
  sending.isCut = false
  expect(await triesAfter(20)).toBe(5)
  expect(await triesAfter(600)).toBe(5)
  stop()
})

test('leaving the page stops the retries', async () => {
  const sending = openSending()
  const stop = keepSending(sending)
  sending.isCut = true
  await sending.flush()
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sending.tries).toBe(2)
})
