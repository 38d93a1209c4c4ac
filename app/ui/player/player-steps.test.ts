import { expect, test } from 'vitest'
import { clockText, commandOf, moved } from './player-steps.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }

test.each([
  [' ', 'toggle-playback'],
  ['m', 'toggle-sound'],
  ['M', 'toggle-sound'],
  ['c', 'toggle-captions'],
  ['f', 'toggle-full-screen'],
  ['ArrowRight', 'seek'],
  ['ArrowUp', 'volume'],
])('the key %j gives the command %s', (key, kind) => {
  expect(commandOf({ ...bare, key })?.kind).toBe(kind)
})

test('keys with a modifier and all other keys are left to the browser', () => {
  expect(commandOf({ ...bare, key: 'f', ctrlKey: true })).toBeUndefined()
  expect(commandOf({ ...bare, key: 'x' })).toBeUndefined()
  expect(commandOf({ ...bare, key: 'toString' })).toBeUndefined()
})

test.each([
  [0.98, 0.05, 1],
  [0.02, -0.05, 0],
  [0.1, 0.2, 0.3],
])('%d moved by %d is %d', (share, by, result) => {
  expect(moved(share, by)).toBe(result)
})

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
