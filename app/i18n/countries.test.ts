import { expect, test } from 'vitest'
import { countryCodeOf, listCountries } from './countries.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

test.each([
  ['en', 'Indonesia', 'Singapore'],
  ['id', 'Indonesia', 'Singapura'],
] as const)(
  'in %s the list begins with home and is in order after it',
  (locale, home, singapore) => {
    overwriteGetLocale(() => locale)
    const [first, ...others] = listCountries('')
    expect(first).toEqual({ value: 'ID', label: home })
    expect(others).toContainEqual({ value: 'SG', label: singapore })
    const labels = others.map(({ label }) => label)
    expect(labels).toEqual([...labels].sort(new Intl.Collator(locale).compare))
  },
)

test('each country is listed once, under a unique name', () => {
  const countries = listCountries('SG')
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ label }) => label)).size).toBe(249)
  expect(countries.filter(({ value, label }) => value === label)).toEqual([])
})

test('a typed country name can stay as it is', () => {
  expect(listCountries('Hindia')[0]).toEqual({ value: 'Hindia', label: 'Hindia' })
})

test.each([
  ['Singapura', 'SG'],
  ['indonesia', 'ID'],
  ['ID', 'ID'],
  ['Hindia', 'Hindia'],
  ['', ''],
])('“%s” becomes the option “%s”', (stored, code) => {
  expect(countryCodeOf(stored)).toBe(code)
})
