import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSlowBody } from './slow-body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends this many bytes a second and returns after how many seconds the body is ended, if it is. */
function endOf(bytesPerSecond: number, { seconds = 100, isAnswered = false } = {}) {
  const socket = { bytesRead: 500 }
  const request = Object.assign(new EventEmitter(), {
    headers: { 'transfer-encoding': 'chunked' },
    socket,
    complete: false,
  })
  let end: number | undefined
  let second = 0
  endSlowBody(request as never, { writableEnded: isAnswered }, () => {
    end ??= second
  })
  while (second < seconds && end === undefined) {
    socket.bytesRead += bytesPerSecond
    second += 1
    vi.advanceTimersByTime(1000)
  }
  return end
}

test('a body that drips is ended after 20 seconds', () => {
  expect(endOf(1)).toBe(20)
})

test('a large body is read on while it arrives at the rate of a slow phone', () => {
  expect(endOf(20 * 1024)).toBeUndefined()
})

test('a body that arrives after its answer is ended too, even a fast one', () => {
  expect(endOf(1024 * 1024, { isAnswered: true })).toBe(20)
})
