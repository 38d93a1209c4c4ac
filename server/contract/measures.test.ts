import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { factsOf, hasShortName, measures } from './measures.ts'

test.each(['id', 'en'] as const)('in %s each measure has its own name', (locale) => {
  const names = measures.map((measure) => m.measures_name({ measure }, { locale }))
  expect(new Set(names).size).toBe(measures.length)
  expect(names).not.toContain('measures_name')
})

test.each(['id', 'en'] as const)('in %s each short name is written', (locale) => {
  const names = measures
    .filter(hasShortName)
    .map((measure) => m.measures_short_name({ measure }, { locale }))
  expect(names).not.toContain('measures_short_name')
})

test.each(measures)('the facts of %s agree with each other', (measure) => {
  const { least, most, second, addsUp, look, input, unit, circumstances } = factsOf(measure)
  expect(least).toBeLessThan(most)
  expect(look === 'pair').toBe(second !== undefined)
  expect(look === 'columns').toBe(addsUp === true)
  expect(circumstances === undefined || addsUp === undefined).toBe(true)
  expect(input === 'scale').toBe(unit === '')
})

test('only blood pressure has a second value, which forms, charts and imports call the lower one', () => {
  expect(measures.filter((measure) => factsOf(measure).second)).toEqual(['bloodPressure'])
})

test('only water is counted by a button', () => {
  expect(measures.filter((measure) => factsOf(measure).input === 'counter')).toEqual(['water'])
})
