import { expect, test } from 'vitest'
import { isSealed, keyOf, openSealed, sealText } from './sealed-text.ts'

const key = keyOf('a secret of this installation', 'bank accounts')

test('a sealed text is opened by its key and looks different each time', () => {
  const [one, other] = [sealText(key, '1260000142'), sealText(key, '1260000142')]
  expect([openSealed(key, one), openSealed(key, other)]).toEqual(['1260000142', '1260000142'])
  expect(one).not.toBe(other)
  expect(one).not.toContain('1260000142')
  expect([one, '1260000142', 'Halo, ini kodemu.'].map(isSealed)).toEqual([true, false, false])
})

test.each([
  ['of another use', keyOf('a secret of this installation', 'sessions')],
  ['of another secret', keyOf('another secret', 'bank accounts')],
])('a key %s does not open it, and the error names the keys', (_, other) => {
  const sealed = sealText(key, '1260000142')
  expect(() => openSealed(other, sealed)).toThrow(`key ${key.id}, not ${other.id}`)
})

test('a changed text is refused', () => {
  const sealed = sealText(key, '1260000142')
  const middle = key.id.length + 20
  const other = sealed[middle] === 'A' ? 'B' : 'A'
  const changed = `${sealed.slice(0, middle)}${other}${sealed.slice(middle + 1)}`
  expect(() => openSealed(key, changed)).toThrow()
})
