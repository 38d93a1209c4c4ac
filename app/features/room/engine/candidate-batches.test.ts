import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCandidateBatches } from './candidate-batches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const candidateOf = (candidate: string) => ({ candidate, sdpMid: '0', sdpMLineIndex: 0 })

function gather() {
  const sent: string[][] = []
  const batches = createCandidateBatches((batch) => sent.push(batch.map((it) => it.candidate)))
  return { sent, batches }
}

test('candidates of a fifth of a second go together, and later ones in another signal', () => {
  const { sent, batches } = gather()
  batches.add(candidateOf('a'))
  vi.advanceTimersByTime(199)
  batches.add(candidateOf('b'))
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  batches.add(candidateOf('c'))
  vi.advanceTimersByTime(200)
  expect(sent).toEqual([['a', 'b'], ['c']])
})

test('no signal carries more candidates than the backend takes, nor the empty last one', () => {
  const { sent, batches } = gather()
  for (let count = 0; count <= 50; count += 1) batches.add(candidateOf(`${count}`))
  batches.add(candidateOf(''))
  vi.advanceTimersByTime(200)
  expect(sent.map(({ length }) => length)).toEqual([50, 1])
})

test('a connection that is given up sends no more candidates', () => {
  const { sent, batches } = gather()
  batches.add(candidateOf('a'))
  batches.stop()
  vi.advanceTimersByTime(200)
  expect(sent).toEqual([])
})
