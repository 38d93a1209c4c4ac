import { expect, test } from 'vitest'
import { languagesWithoutText, textsWithoutPromo } from './promo-gaps.ts'

const texts = { id: ['lebaran', 'lama'], en: ['lebaran', 'draf'] }

test.each([
  ['lebaran', 'running', []],
  ['lama', 'running', ['en']],
  ['lama', 'ended', []],
  ['baru', 'upcoming', ['id', 'en']],
] as const)('the promo %s, which is %s, has no text in %j', (id, state, expected) => {
  expect(languagesWithoutText({ id, state }, texts)).toEqual(expected)
})

test('a text in any language without a promo is found once', () => {
  expect(textsWithoutPromo([{ id: 'lama' }], texts)).toEqual(['draf', 'lebaran'])
})
