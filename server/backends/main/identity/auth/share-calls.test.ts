import { expect, test } from 'vitest'
import { shareCalls } from './share-calls.ts'

test('concurrent calls with one key share one piece of work, later calls start another', async () => {
  const share = shareCalls<number>()
  let begun = 0
  const work = async () => {
    begun += 1
    return begun
  }
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    1, 1, 2,
  ])
  expect(await share('a', work)).toBe(3)
})

test('a failure reaches all concurrent calls and no later one', async () => {
  const share = shareCalls<string>()
  const fail = () => Promise.reject(new Error('down'))
  const outcomes = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'up')).toBe('up')
})
