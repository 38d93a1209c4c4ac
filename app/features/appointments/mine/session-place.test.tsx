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
  ['a number', { hasPhone: true }, m.appointments_place_telephone({ name })],
  ['no number', { hasPhone: false }, m.appointments_place_unreachable({ name })],
  [
    'a meeting room',
    { hasPhone: false, meetingLink: 'https://meet.example.org/rina' },
    m.appointments_place_link(),
  ],
])('a client with %s reads how the two meet', (_, how, words) => {
  expect(render(how)).toContain(words)
})

function render(how: Partial<Appointment>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const session = {
    state: 'booked',
    meetingLink: null,
    nutritionist: { slug: 'rina', name },
    ...how,
  }
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionPlace session={session as Appointment} />
    </RouterContextProvider>,
  )
}
