import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import type { SignalBody } from '#server/contract/call.schema.ts'
import { createSignalLine } from './signal-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offer = (sdp: string): SignalBody => ({ kind: 'offer', sdp })
const lost = new AppError({ code: 'CONNECTION' })
const refusedWith = (status: number) => new AppError({ code: 'BACKEND', status })
const settle = () => vi.advanceTimersByTimeAsync(0)

function openLine(post: (sdp: string) => Promise<unknown>) {
  const onAbsent = vi.fn()
  const line = createSignalLine(({ body }) => post('sdp' in body ? body.sdp : body.kind), onAbsent)
  return { line, onAbsent }
}

test('signals wait for the one before, and a lost connection keeps their order', async () => {
  const post = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(undefined)
  const { line } = openLine(post)
  for (const sdp of ['1', '2', '3']) line.send('other', offer(sdp))
  await settle()
  expect(post.mock.calls).toEqual([['1']])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(post.mock.calls).toEqual([['1'], ['1'], ['2'], ['3']])
})

test('[T97] a connection that is back sends at once what waited', async () => {
  const post = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(undefined)
  const { line } = openLine(post)
  line.send('other', offer('1'))
  await settle()
  line.retryNow()
  await settle()
  expect(post.mock.calls).toEqual([['1'], ['1']])
})

test('a tab that fell silent is heard first, and its signal is sent again', async () => {
  const post = vi
    .fn()
    .mockRejectedValueOnce(refusedWith(429))
    .mockRejectedValueOnce(refusedWith(409))
    .mockResolvedValue(undefined)
  const { line, onAbsent } = openLine(post)
  line.send('other', offer('1'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(post).toHaveBeenCalledTimes(3)
  expect(onAbsent).toHaveBeenCalledOnce()
})

test('a signal that the backend does not understand holds up no other', async () => {
  const post = vi.fn().mockRejectedValueOnce(refusedWith(400)).mockResolvedValue(undefined)
  const { line } = openLine(post)
  line.send('other', offer('1'))
  line.send('other', offer('2'))
  await settle()
  expect(post.mock.calls).toEqual([['1'], ['2']])
})

test('what a tab that left did not get is dropped, and a closed line sends nothing', async () => {
  const post = vi.fn().mockRejectedValue(lost)
  const { line } = openLine(post)
  line.send('left', offer('1'))
  line.send('other', offer('2'))
  await settle()
  post.mockResolvedValue(undefined)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(post.mock.calls).toEqual([['1'], ['2']])
  line.close()
  line.send('other', offer('3'))
  await settle()
  expect(post).toHaveBeenCalledTimes(2)
})
