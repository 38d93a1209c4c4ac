import { expect, test } from 'vitest'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { consultationText } from './consultation-text.ts'

type Session = NonNullable<Transaction['session']>

const session: Session = {
  id: 'a',
  state: 'booked',
  nutritionist: { slug: 'siti-rahmawati', name: 'Siti Rahmawati' },
  startsAt: '2026-12-01T03:00:00.000Z',
  endsAt: '2026-12-01T03:45:00.000Z',
  zone: 'Asia/Jayapura',
}
const paid = {
  state: 'paid',
  refund: null,
  totalRupiah: 185_000,
  refundedRupiah: 0,
  period: { startsOn: '2026-11-26', endsOn: '2027-05-27' },
} as Transaction
const textOf = (change: Partial<Transaction>) =>
  consultationText({ ...paid, session, ...change }, null)
const inState = (state: Session['state']) => textOf({ session: { ...session, state } })

test('a booked consultation names the nutritionist and the time in the zone of the client', () => {
  expect(inState('booked')).toContain('Siti Rahmawati')
  expect(inState('booked')).toContain('12:00\u00a0WIT')
})

test('a time that has gone says until when the session can be used', () => {
  expect(inState('withdrawn')).toBe(m.cart_single_paid_gone({ date: formatDate('2027-05-27') }))
})

test('a time that has gone asks for no other once its session is used', () => {
  const gone = { ...paid, session: { ...session, state: 'withdrawn' as const } }
  expect(consultationText(gone, 0)).toBe(m.cart_single_paid_other())
  expect(consultationText(gone, 1)).toBe(inState('withdrawn'))
})

test.each(['completed', 'missed', 'cancelled'] as const)(
  'My consultations names a session that is %s',
  (state) => {
    expect(inState(state)).toBe(m.cart_single_paid_other())
  },
)

test('until the payment is fulfilled, the page says what it says of a program', () => {
  expect(textOf({ period: null })).toBeUndefined()
  expect(textOf({ state: 'pending' })).toBeUndefined()
})

test.each(['refunded', 'charged_back'] as const)('a %s consultation has no program', (state) => {
  expect(textOf({ state })).not.toMatch(/program/i)
})
