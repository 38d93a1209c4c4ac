import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('a caller each turn of the event loop, in the order of asking', async () => {
  const seen: string[] = []
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn()
    seen.push(name)
    setImmediate(() => seen.push(`after ${name}`))
  })
  await Promise.all(callers)
  expect(seen).toEqual(['first', 'after first', 'second', 'after second', 'third'])
})
