import { expect, test } from 'vitest'
import { statusOn } from './pkp-status.ts'

/** 9 in the morning in Jakarta. */
const status = (isPkp: boolean, startsOn: string, recordedOn: string) => ({
  ...{ isPkp, startsOn },
  recordedAt: new Date(`${recordedOn}T02:00:00Z`),
})
const registered = status(true, '2026-03-10', '2026-03-01')

test.each([
  ['before the day', [registered], '2026-03-09', undefined],
  ['from the day on', [registered], '2026-03-10', true],
  [
    'postponed before the day',
    [registered, status(true, '2026-03-20', '2026-03-09')],
    '2026-03-15',
    undefined,
  ],
  ['brought forward', [registered, status(true, '2026-03-05', '2026-03-04')], '2026-03-05', true],
  ['called off', [registered, status(false, '2026-03-04', '2026-03-04')], '2026-03-11', false],
  [
    'revoked on the day on which it begins',
    [registered, status(false, '2026-03-10', '2026-03-10')],
    '2026-03-10',
    false,
  ],
  [
    'until a revocation begins',
    [registered, status(false, '2026-05-01', '2026-04-01')],
    '2026-04-30',
    true,
  ],
] as const)('the status %s', (_, statuses, day, isPkp) => {
  expect(statusOn(statuses, day)?.isPkp).toBe(isPkp)
})
