import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeaveOrder } from './order/leave-order.tsx'
import { ProductNotFound } from './order/product-not-found.tsx'
import { PurchaseList } from './purchases/purchase-list.tsx'

test.each([
  ['an order', <LeaveOrder key="leave" subject={{ productServiceId: 'a' }} />],
  ['an unknown product', <ProductNotFound key="unknown" />],
  ['an empty purchase list', <PurchaseList key="none" purchases={[]} openOrders={[]} />],
])('[S2.29] the route client.select-program of %s is /program', (_, page) => {
  expect(render(page)).toContain('href="/program"')
})

/** The types of `Link` prove that each page exists. */
test.each([
  ['index', <Link key="page" to="/" />, '/'],
  ['auth', <Link key="page" to="/auth" />, '/auth'],
  ['pricing', <Link key="page" to="/pricing" />, '/pricing'],
  ['program', <Link key="page" to="/program" />, '/program'],
  ['program-slug', <Link key="page" to="/program/$slug" params={{ slug: 'a' }} />, '/program/a'],
  [
    'client.program.detail',
    <Link key="page" to="/program/$slug" params={{ slug: '../auth?x' }} />,
    '/program/..%2Fauth%3Fx',
  ],
  ['layanan-enterprise', <Link key="page" to="/layanan-enterprise" />, '/layanan-enterprise'],
  ['promo-id', <Link key="page" to="/promo/$id" params={{ id: 'a' }} />, '/promo/a'],
  ['tracker-id', <Link key="page" to="/tracker/$id" params={{ id: 'a' }} />, '/tracker/a'],
])('[S2.29] the route %s has an address', (_, link, address) => {
  expect(render(link)).toContain(`href="${address}"`)
})

function render(page: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </RouterContextProvider>,
  )
}
