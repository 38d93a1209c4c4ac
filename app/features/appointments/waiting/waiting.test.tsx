import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import type { Consultations } from '#server/contract/appointment.schema.ts'
import type { Waiting } from '#server/contract/waitlist.schema.ts'
import type { WaitingFailure } from './answer-waiting-form.server.ts'
import { JoinList } from './join-list.tsx'
import { OpenOffer } from './open-offer.tsx'
import { WaitingPlaces } from './waiting-places.tsx'

const now = '2026-11-26T03:00:00.000Z'
const offer = {
  appointmentId: 'offered',
  startsAt: '2026-12-01T12:30:00.000Z',
  endsAt: '2026-12-01T13:15:00.000Z',
  until: '2026-11-26T03:30:00.000Z',
}
const waiting: Waiting = {
  id: 'place',
  trackerId: 'tracker',
  nutritionist: { slug: 'rina', name: 'Rina Kusuma' },
  ...{ weekdays: [4, 2], fromMinute: 18 * 60, untilMinute: 24 * 60, untilOn: '2026-12-24' },
  zone: 'Asia/Makassar',
  offer,
  missedStart: null,
}
const tracker = {
  trackerId: 'tracker',
  programSlug: 'berat-sehat',
  sessionBalance: 2,
  grantedSessions: 6,
  startsOn: '2026-11-12',
  latestStartsOn: null,
  endsOn: '2026-12-10',
  nutritionist: null,
  relation: null,
}

afterEach(() => vi.useRealTimers())

test.each(['2026-11-26T02:00:00Z', '2026-11-26T04:00:00Z'])(
  'an offer has the server’s clock, its price and the client’s zone while the device says %s',
  (deviceTime) => {
    vi.useFakeTimers({ now: new Date(deviceTime) })
    const page = renderOffer({})
    expect(page).toContain(m.waiting_offer_left({ left: '30:00' }))
    expect(page).toContain('20:30\u00a0WITA')
    expect(page).toContain(m.waiting_offer_held({ time: '11:30' }))
    expect(page).toContain(m.appointments_cost({ left: 1, count: 6 }))
    expect(page).toContain(m.waiting_accept())
    expect(page).toContain(m.waiting_decline())
  },
)

test('an offer of a first nutritionist says what they will see', () => {
  expect(renderOffer({})).toContain('name="section-food"')
  const relation = { id: 'care', sections: [], since: now }
  expect(renderOffer({ relation })).not.toContain('name="section-')
})

test('an offer says that it starts a program that waits', () => {
  expect(renderOffer({})).not.toContain(m.appointments_starts_program())
  const program = { startsOn: '2026-12-04', latestStartsOn: '2026-12-04' }
  expect(renderOffer(program)).toContain(m.appointments_starts_program())
})

test('without a session left, an offer leads to more sessions and can be declined', () => {
  const page = renderOffer({ sessionBalance: 0 })
  expect(page).toContain('href="/extend-program"')
  expect(page).not.toContain(m.waiting_accept())
  expect(page).toContain(m.waiting_decline())
})

test('an offer for a used consultation leads to the times of the nutritionist', () => {
  const page = renderOffer({ sessionBalance: 0, programSlug: 'konsultasi-rina' })
  expect(page).toContain('href="/konsultasi/jadwal?nutritionist=rina"')
  expect(page).not.toContain('href="/extend-program"')
})

test('an offer that has ended says so and has no button', () => {
  const page = renderOffer({}, { ...offer, until: now })
  expect(page).toContain(m.waiting_offer_over())
  expect(page).not.toContain('<button')
})

test('a place on the list has its days in order, its time, its last day and the way out', () => {
  const missedStart = '2026-12-01T12:30:00.000Z'
  const page = render(
    <WaitingPlaces waiting={[{ ...waiting, missedStart }]} now={now} failure={undefined} />,
  )
  expect(page).toContain(
    'Tuesday and Thursday, evening, no later than 24\u00a0December 2026 (WITA)',
  )
  expect(page).toContain(m.waiting_leave())
  expect(page).toContain('The offer of Tuesday')
})

test('a client who waits for no one sees no list', () => {
  expect(render(<WaitingPlaces waiting={[]} now={now} failure={undefined} />)).toBe('')
})

test.each([
  ['closed below free times', false, 0],
  ['open if no time is free', true, 1],
])('the form of the waiting list is %s', (_, isOpen, count) => {
  expect(renderJoin({ isOpen }).split('<details open').length - 1).toBe(count)
})

test.each([
  ['with the shown days', '2026-12-01', '2026-12-01'],
  ['with the program at the latest', '2026-12-31', '2026-12-09'],
])('a new wish has all days and ends %s', (_, lastShownDay, until) => {
  const page = renderJoin({ isOpen: true, lastShownDay })
  expect(page.match(/checked=""/g)).toHaveLength(7)
  expect(page).toContain(`value="${until}"`)
  expect(page).toContain(m.waiting_join())
})

test('a client who waits already changes their wish', () => {
  const page = renderJoin({ isOpen: true, waiting })
  expect(page.match(/checked=""/g)).toHaveLength(2)
  expect(page).toContain('value="2026-12-24"')
  expect(page).toContain(m.waiting_change())
  expect(page).toContain(m.waiting_save())
})

test('a form that failed without scripts keeps what was chosen and says what is wrong', () => {
  const failure = {
    fields: { 'weekday-2': 'on', part: 'evening', until: '2026-11-20' },
    wrongFields: ['until'],
  }
  const page = renderJoin({ isOpen: true, failure })
  expect(page.match(/checked=""/g)).toHaveLength(1)
  expect(page).toContain('value="2026-11-20"')
  expect(page).toContain(m.waiting_until_wrong())
})

function renderOffer(changes: Partial<Consultations['trackers'][number]>, of = offer): string {
  return render(
    <OpenOffer
      {...{ waiting, now, offer: of, tracker: { ...tracker, ...changes }, upcoming: [] }}
      failure={undefined}
      onBooked={() => undefined}
    />,
  )
}

type Join = {
  isOpen: boolean
  waiting?: Waiting
  lastShownDay?: string
  failure?: WaitingFailure
}

function renderJoin({ isOpen, waiting: place, lastShownDay, failure }: Join): string {
  const of = {
    ...{ slug: 'rina', zone: 'Asia/Jakarta', now, tracker, isOpen, failure },
    lastShownDay: lastShownDay ?? '2026-12-09',
  }
  return render(<JoinList {...of} waiting={place} />)
}

function render(part: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <HealthConsentProvider>{part}</HealthConsentProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
