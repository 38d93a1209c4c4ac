import { expect, test, vi } from 'vitest'
import { remember } from './memoize.ts'

test('an answer is found once for each text, even when there is none', () => {
  const find = vi.fn((text: string) => (text === 'nobody' ? undefined : text.length))
  const found = remember(find)
  expect([found('ab'), found('ab'), found('nobody'), found('nobody')]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ])
  expect(find).toHaveBeenCalledTimes(2)
})

test('no more than a thousand texts are remembered', () => {
  const find = vi.fn((text: string) => text)
  const found = remember(find)
  for (let index = 0; index < 1_001; index++) found(String(index))
  found('0')
  expect(find).toHaveBeenCalledTimes(1_002)
})
