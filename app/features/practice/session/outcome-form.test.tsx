import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import { OutcomeForm } from './outcome-form.tsx'

test('the form of an outcome says what each choice means, and asks for one of them', () => {
  const html = render({ possibleOutcomes: ['held', 'client_absent', 'i_was_absent'] })
  expect(html).toContain(m.practice_outcome_client_absent_text())
  expect(html.match(/<input[^>]* required/g)).toHaveLength(3)
})

test('the form promises an absent client the session after short notice', () => {
  const html = render({ possibleOutcomes: ['client_absent'], isShortNotice: true })
  expect(html).toContain(m.practice_outcome_client_absent_short_notice())
})

test('the form says what the room saw and proposes an outcome, which the nutritionist can change', () => {
  const html = render({
    possibleOutcomes: ['held', 'i_was_absent'],
    attendance: {
      nutritionist: { firstAt: '2026-03-03T11:59:00Z', minutes: 43 },
      client: { firstAt: '2026-03-03T12:02:00Z', minutes: 40 },
      proposed: 'held',
    },
  })
  expect(html).toContain(m.practice_room_proposes_held())
  expect(html).toContain('18:59')
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="held"')])
})

test('a correction asks for its reason, a first record does not', () => {
  const reason = 'name="reason"'
  expect(render({ possibleOutcomes: ['held'], state: 'missed' })).toContain(reason)
  expect(render({ possibleOutcomes: ['held'] })).not.toContain(reason)
})

test('a session without a possible outcome has no form', () => {
  expect(render({ possibleOutcomes: [] })).toBe('')
})

function render(session: Partial<PracticeAppointment>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <OutcomeForm
          session={{ id: 'one', state: 'booked', ...session } as PracticeAppointment}
          zone="Asia/Jakarta"
          onRecorded={() => undefined}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
