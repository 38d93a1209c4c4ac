import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { stateTextOf } from './session-state.ts'

test.each([
  ['in_time', true, m.appointments_state_cancelled_back],
  ['late', false, m.appointments_state_cancelled],
  ['licence_ended', true, m.appointments_state_licence_ended],
] as const)(
  'a session cancelled as %s says why and whether it came back',
  (cancelKind, creditBack, text) => {
    const session = { state: 'cancelled', cancelKind, creditBack } as Appointment
    expect(stateTextOf(session, '2026-11-26T03:00:00.000Z')).toBe(text())
  },
)
