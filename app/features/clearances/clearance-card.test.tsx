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
import type { ClearanceBoard } from '#server/contract/goal-clearance.schema.ts'
import { ClearanceCard } from './clearance-card.tsx'

const clearance: ClearanceBoard['clearance'] = {
  id: 'clearance-1',
  nutritionist: 'Ayu',
  reasons: ['disease'],
  rationale: 'Terkendali.',
  signedAt: '2026-03-01T03:00:00.000Z',
  validUntil: '2026-06-01',
}

test('the form offers the reasons that hold, and always a lower intake', () => {
  const html = render({ reasons: ['eating'] })
  expect(html).toContain(m.practice_clearance_eating())
  const offered = Array.from(html.matchAll(/type="checkbox"[^>]*/g), ([box]) => box)
  expect(offered).toHaveLength(2)
  expect(html).toContain('value="eating"')
  expect(html).toContain('value="intake"')
  expect(html).toContain('max="2026-08-28"')
})

test('a reason that is never lifted leaves no form', () => {
  const html = render({ reasons: ['disease', 'pregnancy'] })
  expect(html).toContain(m.practice_clearance_pregnancy())
  expect(html).toContain(m.practice_clearance_never())
  expect(html).not.toContain('<form')
})

test('what is signed shows with its end, and the reasons that it does not lift', () => {
  const html = render({ reasons: ['disease', 'eating'], clearance })
  expect(html).toContain('Terkendali.')
  expect(html).toContain(m.practice_clearance_end())
  expect(html).toContain(m.practice_clearance_eating())
  expect(html).not.toContain(m.practice_clearance_disease())
})

test('without shared goals there is nothing to sign', () => {
  const html = render({ reasons: null })
  expect(html).toContain(m.practice_clearance_hidden({ name: 'Rudi' }))
  expect(html).not.toContain('<form')
})

function render(board: Partial<ClearanceBoard>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <ClearanceCard
          trackerId="mine"
          name="Rudi"
          board={{
            ...{ reasons: [], clearance: null, today: '2026-03-01', latestDay: '2026-08-28' },
            ...board,
          }}
          signer={{ email: 'ayu@example.org', hasPassword: true }}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
