import { expect, test } from 'vitest'
import { isSerializedInput } from './serialized-input.ts'

type Node = Record<string, unknown>

const text = (s: unknown): Node => ({ t: 1, s })
const object = (i: number, fields: Record<string, unknown>): Node => ({
  ...{ t: 10, i, p: { k: Object.keys(fields), v: Object.values(fields) }, o: 0 },
})
const input = (data: unknown) => ({ t: object(0, { data }), f: 127, m: [] })
const nested = (depth: number): Node =>
  depth === 0 ? text('x') : { t: 9, i: depth, a: [nested(depth - 1)], o: 0 }

test.each([
  ['texts and numbers', object(1, { name: text('Rina'), weight: { t: 0, s: 72.5 } })],
  ['nothing', { t: 2, s: 1 }],
  ['the same object twice', object(1, { a: object(2, {}), b: { t: 4, i: 2 } })],
  ['a typed backslash', text(String.raw`C:\\0`)],
])('%s is input', (_, data) => {
  expect(isSerializedInput(input(data))).toBe(true)
})

test.each([
  ['a regular expression', { t: 6, i: 1, c: '(a+)+$', m: '' }],
  ['a big integer', { t: 3, s: '9'.repeat(1000) }],
  ['a map', { t: 8, i: 1, e: { k: [text('a')], v: [text('b')] }, f: { t: 26, i: 2, s: 0 } }],
  ['a date', { t: 5, i: 1, s: '2026-02-30' }],
  ['a number without end', { t: 0, s: Number.POSITIVE_INFINITY }],
  ['a number as a text', { t: 0, s: '1' }],
  ['a number in place of a text', text(1)],
  ['a NUL', text('a\0')],
  ['an escaped NUL', text(String.raw`a\u0000`)],
  ['an object that contains itself', object(1, { own: { t: 4, i: 1 } })],
  ['a reference to nothing', { t: 4, i: 7 }],
  ['a depth of 1,000', nested(1000)],
  ['the prototype', { t: 10, i: 1, p: { k: ['__proto__'], v: [object(2, {})] }, o: 0 }],
  ['the escaped prototype', { t: 10, i: 1, p: { k: ['_\\u005fproto__'], v: [text('x')] }, o: 0 }],
  ['names without values', { t: 10, i: 1, p: { k: ['a'], v: [] }, o: 0 }],
])('%s is refused', (_, data) => {
  expect(isSerializedInput(input(data))).toBe(false)
})

test.each([null, [], 'x', 1, {}, { t: text('x'), f: 127, m: [] }, { t: object(0, {}), m: [] }])(
  'the envelope %j is refused',
  (json) => {
    expect(isSerializedInput(json)).toBe(false)
  },
)
