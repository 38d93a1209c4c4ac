import { expect, test } from 'vitest'
import { bankNameOf, bankStepsOf } from './bank-steps.ts'

test.each(['bca', 'bni', 'bri', 'mandiri', 'permata'])(
  'the app and ATM steps of %s name the amount',
  (bank) => {
    const places = bankStepsOf(bank, 'Rp 899.000')
    expect(places).toHaveLength(2)
    for (const { steps } of places) expect(steps.join(' ')).toContain('Rp 899.000')
    expect(places[0]?.steps[0]).not.toBe(places[1]?.steps[0])
  },
)

test.each(['cimb', 'constructor'])('the unknown bank %s gets general steps', (bank) => {
  expect(bankStepsOf(bank, 'Rp 1')).toHaveLength(1)
  expect(bankNameOf(bank)).toBe(bank.toUpperCase())
})
