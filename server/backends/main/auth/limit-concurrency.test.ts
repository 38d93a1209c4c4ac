import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more tasks run at once than allowed, and all of them run in order', async () => {
  const inLine = limitConcurrency(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const task = (index: number) => async () => {
    started.push(index)
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return index
  }
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => inLine(task(index))))
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  expect(results).toEqual([0, 1, 2, 3, 4, 5])
})

test('a task that fails gives its place to the next', async () => {
  const inLine = limitConcurrency(1)
  const failing = inLine(() => Promise.reject(new Error('failed')))
  const next = inLine(async () => 'done')
  await expect(failing).rejects.toThrow('failed')
  await expect(next).resolves.toBe('done')
})
