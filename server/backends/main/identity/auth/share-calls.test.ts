import { expect, test } from 'vitest'
import { shareCalls } from './share-calls.ts'

test('calls with one key share one piece of work, and later ones begin another', async () => {
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

test('a failure is everybody’s who waited, and nobody’s afterwards', async () => {
  const share = shareCalls<string>()
  const fail = () => Promise.reject(new Error('down'))
  const outcomes = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'up')).toBe('up')
})
