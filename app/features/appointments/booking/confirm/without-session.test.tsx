import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { appointmentQueries } from '#app/features/appointments/appointments.queries.ts'
import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { WithoutSession } from './without-session.tsx'

const free = {
  ...{ slug: 'siti-rahmawati', name: 'Siti Rahmawati', sessionMinutes: 45 },
} as FreeTimesView

test('a chosen time leads to its order, at the price of the catalogue', () => {
  const html = render(185_000)
  expect(html).toContain(formatRupiah(185_000))
  expect(html).toContain(m.appointments_single_hold())
  expect(html).toMatch(
    /href="\/cart\/check-order\?product-service-id=konsultasi-siti-rahmawati&amp;start=2026-12-01T03[^"]*&amp;zone=Asia%2FMakassar"/,
  )
})

test('a nutritionist without a price sells programs only', () => {
  const html = render(null)
  expect(html).not.toContain('/cart/check-order')
  expect(html).toContain(m.appointments_without_text({ name: free.name }))
  expect(html).toContain('href="/ahli-gizi/siti-rahmawati#program"')
})

test('a guest with a paid session finds the sign-in, which leads back to the time', () => {
  const back = encodeURIComponent('/konsultasi/jadwal?nutritionist=siti-rahmawati')
  expect(render(185_000, { isMember: false })).toContain(`redirect=${back}`)
  expect(render(185_000)).not.toContain('href="/auth')
})

function render(priceRupiah: number | null, { isMember = true } = {}): string {
  const history = createMemoryHistory({
    initialEntries: ['/konsultasi/jadwal?nutritionist=siti-rahmawati'],
  })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const queryClient = new QueryClient()
  queryClient.setQueryData(appointmentQueries.price(free.slug).queryKey, priceRupiah)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <WithoutSession
          start="2026-12-01T03:00:00.000Z"
          zone="Asia/Makassar"
          {...{ free, isMember }}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
