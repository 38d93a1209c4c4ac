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
import type { AgendaDay } from './agenda.server.ts'
import { WeekDayTimes } from './week-day-times.tsx'

const open = { hours: [{ startMinute: 540, endMinute: 720 }], isOverridden: false }
const start = '2026-12-01T02:00:00.000Z'

test('each free time leads to the choice of a client for it', () => {
  const html = render({ ...open, free: [start] })
  expect(html).toContain(m.practice_week_free({ count: 1 }))
  expect(html).toContain(`/praktik/klien?start=${encodeURIComponent(start)}`)
})

test.each([
  ['an open day can be closed', open, 'close'],
  ['a day that was closed can be opened', { hours: [], isOverridden: true }, 'reopen'],
  ['a weekday without hours offers neither', { hours: [], isOverridden: false }, 'neither'],
])('%s', (_, day, action) => {
  const html = render({ ...day, free: [] })
  expect(html.includes(m.practice_week_close())).toBe(action === 'close')
  expect(html.includes(m.practice_week_reopen())).toBe(action === 'reopen')
})

function render(entries: Pick<AgendaDay, 'hours' | 'isOverridden' | 'free'>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const day = { date: '2026-12-01', zone: null, timeOff: [], sessions: [], ...entries }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <WeekDayTimes day={day} zone="Asia/Jakarta" />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
