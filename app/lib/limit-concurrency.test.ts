import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('[S9.05] four of ten tasks run at once, the others in their order', async () => {
  const inTurn = limitConcurrency(4)
  const order: number[] = []
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 10 }, (_, index) =>
    inTurn(async () => {
      order.push(index)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }),
  )
  await Promise.all(tasks)
  expect(most).toBe(4)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a failed task makes room for the next', async () => {
  const inTurn = limitConcurrency(1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(async () => 'yes')).resolves.toBe('yes')
})
