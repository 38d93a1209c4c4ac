import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Appointment, appointmentSchema } from '#server/contract/appointment.schema.ts'
import { type Transaction, transactionSchema } from '#server/contract/purchase.schema.ts'
import { memberStripOf } from './member-strip.server.ts'

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
  expect(memberStripOf({ ...nothing, trackers }).program?.trackerId).toBe(id)
})

test('a running program says its week and its title', () => {
  expect(memberStripOf({ ...nothing, trackers: [running] }).program).toMatchObject({
    title: 'JANTUNG-SEHAT',
    week: { kind: 'running', week: 2, weekCount: 4 },
  })
})

test('only payments that are due are open', () => {
  const transactions = [transaction('a', 'pending'), transaction('b', 'paid')]
  const { openPayments } = memberStripOf({ ...nothing, transactions })
  expect(openPayments.map(({ transactionId }) => transactionId)).toEqual(['a'])
})

test('the next booked session is named with the zone of its reader', () => {
  const offered = appointment({ id: 'offered', state: 'offered' })
  const later = appointment({ id: 'later' })
  const consultations = { upcoming: [offered, appointment(), later], past: [] }
  expect(memberStripOf({ ...nothing, trackers: [running], consultations }).session).toEqual({
    kind: 'next',
    id: 'session',
    startsAt: '2026-02-12T03:00:00.000Z',
    zone: 'Asia/Makassar',
    nutritionistName: 'Ayu',
    trackerToBook: 'running',
  })
  const used = { ...running, sessionBalance: 0 }
  expect(memberStripOf({ ...nothing, trackers: [used], consultations }).session).toMatchObject({
    trackerToBook: null,
  })
})

test.each([
  ['no session yet', running, [], { kind: 'unbooked', trackerId: 'running', isFirst: true }],
  [
    'a session of this program',
    running,
    [appointment()],
    { kind: 'unbooked', trackerId: 'running', isFirst: false },
  ],
  [
    'a session of another program',
    upcoming,
    [appointment()],
    { kind: 'unbooked', trackerId: 'upcoming', isFirst: true },
  ],
  ['no paid session left', { ...running, sessionBalance: 0 }, [], null],
  ['a program that is over', over, [], null],
])('paid sessions without a time are offered: %s', (_, program, past, expected) => {
  const consultations = { upcoming: [], past }
  expect(memberStripOf({ ...nothing, trackers: [program], consultations }).session).toEqual(
    expected,
  )
})

const consultation = { ...running, id: 'single', programSlug: 'konsultasi-ayu', sessionBalance: 1 }

test('a single consultation is no program, but its session waits for a time', () => {
  const consultations = { upcoming: [], past: [] }
  const strip = memberStripOf({ ...nothing, trackers: [consultation], consultations })
  expect(strip.program).toBeNull()
  expect(strip.session).toEqual({ kind: 'unbooked', trackerId: 'single', isFirst: true })
})

test('a backend without consultations offers no session', () => {
  expect(memberStripOf({ ...nothing, trackers: [running] }).session).toBeNull()
})

const nothing = {
  isNutritionist: false,
  trackers: [],
  transactions: [],
  consultations: undefined,
  titleOf: (slug: string) => slug.toUpperCase(),
  today,
}

function tracker(id: string, startsOn: string, endsOn: string) {
  return {
    id,
    programSlug: 'jantung-sehat',
    startsOn,
    endsOn,
    endedBy: null,
    sessionBalance: 2,
    nutritionist: null,
  }
}

function appointment(entries: { id?: string; state?: Appointment['state'] } = {}): Appointment {
  return v.parse(appointmentSchema, {
    id: 'session',
    trackerId: 'running',
    programSlug: 'jantung-sehat',
    nutritionist: { slug: 'ayu', name: 'Ayu' },
    startsAt: '2026-02-12T03:00:00.000Z',
    endsAt: '2026-02-12T03:45:00.000Z',
    state: 'booked',
    zone: 'Asia/Makassar',
    topic: '',
    meetingLink: null,
    hasPhone: false,
    isBookedByNutritionist: false,
    offeredUntil: null,
    canMoveUntil: null,
    movesLeft: 2,
    isCancelFreeUntil: null,
    cancelKind: null,
    outcome: null,
    creditBack: null,
    orderId: null,
    ...entries,
  })
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
