import { expect, test } from 'vitest'
import { claimStateOf } from './claim-state-of.ts'

const proved = {
  claimsEnabled: true,
  claimEvidence: 'Outcomes of 1,204 clients',
  claimEvidenceUrl: 'https://seimbang.test/outcomes',
  claimEvidenceUntil: '2026-06-30',
}

test.each([
  ['none', null, '2026-03-01'],
  ['none', { ...proved, claimsEnabled: false }, '2026-03-01'],
  ['unproved', { ...proved, claimEvidenceUrl: null }, '2026-03-01'],
  ['made', proved, '2026-05-30'],
  ['ending', proved, '2026-05-31'],
  ['ending', proved, '2026-06-30'],
  ['over', proved, '2026-07-01'],
] as const)('[S1.01] a claim is “%s” by its evidence and the day', (state, live, today) => {
  expect(claimStateOf(live, today).state).toBe(state)
})
