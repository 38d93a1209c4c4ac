import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { ConsultationFacts } from './consultation-facts.tsx'
import { NextSteps } from './next-steps.tsx'
import { ChooseTimeFirst, OtherTime } from './order-time.tsx'

const session = { startsAt: '2026-12-01T03:00:00.000Z', zone: 'Asia/Makassar' }
const check = {
  productService: { programSlug: 'konsultasi-siti-rahmawati' },
  program: { startsOn: '2026-11-26', endsOn: '2027-05-27', isExtension: false, nutritionist: null },
} as OrderCheck

test('the order names the time in the zone of the visitor, and until when it can be used', () => {
  const html = render(<ConsultationFacts {...{ session, check }} name="Siti Rahmawati" />)
  expect(html).toContain('11:00\u00a0WITA')
  expect(html).toContain(m.cart_single_rules())
  expect(html).toContain(formatDate('2027-05-27'))
})

test('the next steps say that the time is held while the payment may arrive', () => {
  const html = render(<NextSteps before={null} check={check} />)
  expect(html).toContain(m.cart_single_next_pay())
  expect(html).toContain(m.cart_single_next_booked())
  expect(html).not.toContain(m.cart_next_tracker())
})

test('an address without a time leads to the free times of the nutritionist', () => {
  const html = render(<ChooseTimeFirst nutritionist="siti-rahmawati" />)
  expect(html).toContain('href="/konsultasi/jadwal?nutritionist=siti-rahmawati"')
})

test('another time is chosen in the same zone', () => {
  const html = render(<OtherTime nutritionist="siti-rahmawati" session={session} />)
  expect(html).toContain('zone=Asia%2FMakassar')
})

function render(part: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(<RouterContextProvider router={router}>{part}</RouterContextProvider>)
}
