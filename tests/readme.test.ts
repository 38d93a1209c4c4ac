import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const settings = readFileSync('app/config/settings.ts', 'utf8')
const variables = Array.from(settings.matchAll(/^ {2}([A-Z_]+): v\./gm), ([, name]) => name)

test('the README is short enough to be read', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6_000)
})

test('the README lists each setting', () => {
  expect(variables.length).toBeGreaterThan(30)
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
