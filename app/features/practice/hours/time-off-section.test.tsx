import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HoursView } from './hours.server.ts'
import { TimeOffSection } from './time-off-section.tsx'

test('no two fields of time off share a name', () => {
  const html = render()
  const names = Array.from(html.matchAll(/<label[^>]*>([^<]+)/g), ([, name]) => name)
  expect(names).toHaveLength(5)
  expect(new Set(names).size).toBe(5)
})

function render(): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const view = {
    practice: { zone: 'Asia/Jakarta' },
    now: '2026-12-01T03:00:00.000Z',
    hours: { timeOff: [] },
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <TimeOffSection view={view as unknown as HoursView} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
