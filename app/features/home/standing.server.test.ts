import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Transaction, transactionSchema } from '#server/contract/purchase.schema.ts'
import { standingOf } from './standing.server.ts'

const today = '2026-02-09'
const running = tracker('running', '2026-02-02', '2026-03-02')
const upcoming = tracker('upcoming', '2026-03-03', '2026-03-31')
const over = tracker('over', '2025-01-01', '2025-02-01')

test.each([
  [[upcoming, over, running], 'running'],
  [[over, upcoming], 'upcoming'],
  [[over], 'over'],
  [[], undefined],
])('of %j the program is %s', (trackers, id) => {
  expect(standingOf({ ...nothing, trackers }).program?.trackerId).toBe(id)
})

test('a running program says its week and its title', () => {
  expect(standingOf({ ...nothing, trackers: [running] }).program).toMatchObject({
    title: 'JANTUNG-SEHAT',
    week: { kind: 'running', week: 2, weekCount: 4 },
  })
})

test('only payments that are due are open', () => {
  const transactions = [transaction('a', 'pending'), transaction('b', 'paid')]
  const { openPayments } = standingOf({ ...nothing, transactions })
  expect(openPayments.map(({ transactionId }) => transactionId)).toEqual(['a'])
})

const nothing = {
  trackers: [],
  transactions: [],
  titleOf: (slug: string) => slug.toUpperCase(),
  today,
}

function tracker(id: string, startsOn: string, endsOn: string) {
  return { id, programSlug: 'jantung-sehat', startsOn, endsOn, endedBy: null, sessionBalance: null }
}

function transaction(id: string, state: Transaction['state']): Transaction {
  return v.parse(transactionSchema, {
    id,
    orderId: id,
    state,
    productService: {
      id: 'service',
      programSlug: 'jantung-sehat',
      durationWeeks: 4,
      sessionCount: 2,
      priceRupiah: 399_000,
    },
    totalRupiah: 399_000,
    paymentUrl: null,
    createdAt: '2026-02-09T01:00:00Z',
    expiresAt: '2026-02-10T01:00:00Z',
    paidAt: null,
    trackerId: null,
  })
}
