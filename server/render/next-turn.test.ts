import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('each turn of the event loop resolves one caller, in call order', async () => {
  const events: string[] = []
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn()
    events.push(name)
    setImmediate(() => events.push(`after ${name}`))
  })
  await Promise.all(callers)
  expect(events).toEqual(['first', 'after first', 'second', 'after second', 'third'])
})
