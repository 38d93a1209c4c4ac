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

test('a session without a possible outcome has no form', () => {
  expect(render({ possibleOutcomes: [] })).toBe('')
})

function render(session: Partial<PracticeAppointment>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <OutcomeForm session={{ id: 'one', state: 'booked', ...session } as PracticeAppointment} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
