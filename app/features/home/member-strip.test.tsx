import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { MemberStripFacts } from './member-strip.server.ts'
import { MemberStrip } from './member-strip.tsx'

const next = {
  kind: 'next',
  id: 'one',
  startsAt: '2026-02-12T03:00:00.000Z',
  zone: 'Asia/Makassar',
  nutritionistName: 'Ayu',
  trackerToBook: null,
} as const

test('the next session has its time in the zone of its reader and leads to its page', () => {
  const html = render({ session: next })
  expect(html).toMatch(/11[.:]00\s+WITA/)
  expect(html).toContain('href="/konsultasi/sesi/one"')
  expect(html).not.toContain('/konsultasi/jadwal')
})

test('a member who has a next session and paid ones without a time can book another', () => {
  const html = render({ session: { ...next, trackerToBook: 'mine' } })
  expect(html).toContain('href="/konsultasi/jadwal?tracker=mine"')
  expect(html).toContain(m.home_strip_book_another())
})

test.each([
  [true, m.home_strip_book_first()],
  [false, m.home_strip_book_next()],
])('a paid session without a time leads to the free times, first: %s', (isFirst, words) => {
  const html = render({ session: { kind: 'unbooked', trackerId: 'mine', isFirst } })
  expect(html).toContain('href="/konsultasi/jadwal?tracker=mine"')
  expect(html).toContain(words)
})

test('a nutritionist finds the practice before everything of a client', () => {
  const html = render({ isNutritionist: true, openPayments: [payment] })
  expect(html).toContain('href="/praktik"')
  expect(html.indexOf('/praktik')).toBeLessThan(html.indexOf('/transaction/'))
  expect(render({ openPayments: [payment] })).not.toContain('/praktik')
})

test('an open payment of a consultation names no weeks', () => {
  const title = 'Konsultasi dengan Ayu'
  const html = render({ openPayments: [{ ...payment, title, durationWeeks: null }] })
  expect(html).toContain(m.home_strip_payment_single({ title, total: formatRupiah(399_000) }))
})

const payment = {
  transactionId: 'owed',
  title: 'Jantung Sehat',
  durationWeeks: 4,
  totalRupiah: 399_000,
  expiresAt: '2026-02-10T01:00:00Z',
}

function render(strip: Partial<MemberStripFacts>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MemberStrip
        strip={{
          isNutritionist: false,
          program: null,
          session: null,
          openPayments: [],
          ...strip,
        }}
      />
    </RouterContextProvider>,
  )
}
