import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { Countdown } from './countdown.tsx'

const session = {
  ...{ state: 'booked', startsAt: '2026-12-03T05:00:00.000Z', endsAt: '2026-12-03T05:45:00.000Z' },
} as Appointment

test.each([
  ['2026-12-01T03:00:00.000Z', m.appointments_in_days({ days: 2, hours: 2 })],
  ['2026-12-03T02:50:30.000Z', m.appointments_in_hours({ hours: 2, minutes: 10 })],
  ['2026-12-03T04:00:30.000Z', m.appointments_in_hours({ hours: 1, minutes: 0 })],
  ['2026-12-03T04:59:30.000Z', m.appointments_in_minutes({ minutes: 1 })],
  ['2026-12-03T05:00:00.000Z', m.appointments_running()],
  ['2026-12-03T05:44:00.000Z', m.appointments_running()],
  ['2026-12-03T05:45:00.000Z', m.appointments_state_unclosed()],
  ['2026-12-02T05:00:00.000Z', 'in 1\u00a0day'],
  ['2026-12-03T03:00:00.000Z', 'in 2\u00a0h'],
])('at %s a session says “%s”', (now, text) => {
  expect(renderToStaticMarkup(<Countdown {...{ session, now }} />)).toBe(text)
})

test('a cancelled session says so instead of its countdown', () => {
  const cancelled = { ...session, state: 'cancelled', creditBack: true } as Appointment
  const now = '2026-12-01T03:00:00.000Z'
  const html = renderToStaticMarkup(<Countdown {...{ session: cancelled, now }} />)
  expect(html).toBe(m.appointments_state_cancelled_back())
})
