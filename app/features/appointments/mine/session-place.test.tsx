import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { SessionPlace } from './session-place.tsx'

const name = 'Rina'

test.each([
  ['a number', { hasPhone: true }, m.appointments_place_phone({ name })],
  ['no number', { hasPhone: false }, m.appointments_place_no_phone({ name })],
  [
    'a meeting room',
    { hasPhone: false, meetingLink: 'https://meet.example.org/rina' },
    m.appointments_place_link(),
  ],
])('a client with %s reads how the two meet', (_, how, words) => {
  expect(render(how)).toContain(words)
})

test.each([
  ['2026-03-03T11:49:59Z', false],
  ['2026-03-03T11:50:00Z', true],
  ['2026-03-03T13:14:59Z', true],
  ['2026-03-03T13:15:00Z', false],
])('at %s the way into the room is shown: %s', (now, isShown) => {
  expect(render({}, now).includes('href="/ruang/one"')).toBe(isShown)
})

function render(how: Partial<Appointment>, now = '2026-03-03T11:00:00Z'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const session = {
    id: 'one',
    state: 'booked',
    startsAt: '2026-03-03T12:00:00Z',
    endsAt: '2026-03-03T12:45:00Z',
    zone: 'Asia/Jakarta',
    meetingLink: null,
    nutritionist: { slug: 'rina', name },
    ...how,
  }
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionPlace session={session as Appointment} now={now} />
    </RouterContextProvider>,
  )
}
