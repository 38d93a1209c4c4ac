import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsSchema } from '#app/config/settings.ts'

const readme = readFileSync('README.md', 'utf8')
const variables = Object.keys(settingsSchema.entries)

test('the README is short enough to be read', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6_000)
})

test('the README lists each setting', () => {
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the README lists no setting that does not exist', () => {
  const named = Array.from(readme.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g), ([, name = '']) => name)
  expect(named.filter((name) => !variables.includes(name))).toEqual([])
})
