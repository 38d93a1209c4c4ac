import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('each turn of the event loop resolves one caller, in call order', async () => {
  const seen: string[] = []
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn()
    seen.push(name)
    setImmediate(() => seen.push(`after ${name}`))
  })
  await Promise.all(callers)
  expect(seen).toEqual(['first', 'after first', 'second', 'after second', 'third'])
})
