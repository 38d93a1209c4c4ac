import { expect, test } from 'vitest'
import { problemOfDomainName } from './domain-name.ts'

const longest = [63, 63, 63, 63].map((length) => 'a'.repeat(length)).join('.')

test.each([
  ['', 'Domain name too short.'],
  [`${longest}.a`, 'Domain name too long. It should be no more than 255 chars.'],
  ['-klinik.co.id', 'Domain name label can not start with a dash.'],
  ['klinik-.co.id', 'Domain name label can not end with a dash.'],
  [`${'a'.repeat(64)}.id`, 'Domain name label should be at most 63 chars long.'],
  ['klinik..id', 'Domain name label should be at least 1 character long.'],
  ['klinik.id.', 'Domain name label should be at least 1 character long.'],
  ['Klinik.id', 'Domain name label can only contain alphanumeric characters or dashes.'],
  ['klinik sehat.id', 'Domain name label can only contain alphanumeric characters or dashes.'],
  ['klínik.id', 'Domain name label can only contain alphanumeric characters or dashes.'],
])('[S5.01] [S9.04] the domain name %j is refused: %s', (name, problem) => {
  expect(problemOfDomainName(name)).toBe(problem)
})

test.each([longest, 'app.klinik.co.id', 'localhost', 'klinik_2.id', 'a-b.id', '127.0.0.1'])(
  '[S5.01] [S9.04] the domain name %j is accepted',
  (name) => {
    expect(problemOfDomainName(name)).toBeUndefined()
  },
)
