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
import type {
  ConsultationsView,
  FreeTimesView,
} from '#app/features/appointments/appointments.server.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { BookingBoard } from './booking-board.tsx'
import type { BookingSearch } from './booking-search.ts'

const now = '2026-12-01T03:00:00.000Z'
const siti = { slug: 'siti', name: 'Siti' }
const [early, late] = ['2026-12-02T03:00:00.000Z', '2026-12-03T03:00:00.000Z']
const times = {
  ...{ ...siti, zone: 'Asia/Jakarta', sessionMinutes: 45, noticeMinutes: 360, now },
  ...{ takesNewClients: true, bookableUntil: '2027-01-12', laterAt: null, nearest: [] },
  days: [
    { date: '2026-12-01', starts: [] },
    { date: '2026-12-02', starts: [early] },
    { date: '2026-12-03', starts: [late] },
  ],
} satisfies FreeTimesView
const program = {
  ...{ trackerId: 'harian', programSlug: 'seimbang-harian', sessionBalance: 2, grantedSessions: 6 },
  ...{ startsOn: '2026-11-01', endsOn: '2027-01-20', latestStartsOn: null },
  ...{ nutritionist: siti, relation: { id: 'care', sections: [], since: now } },
} satisfies ConsultationsView['trackers'][number]

test('only times within the program are shown, and the page says why', () => {
  const html = render({ trackers: [{ ...program, endsOn: '2026-12-03' }] })
  expect(html).toContain(`start=${encodeURIComponent(early)}`)
  expect(html).not.toContain(`start=${encodeURIComponent(late)}`)
  expect(html).toContain(m.appointments_until_end({ date: formatDate('2026-12-03') }))
  expect(html).not.toContain(m.appointments_later_days())
})

test('without a time before its end, the page says that the program ends', () => {
  const html = render({ trackers: [{ ...program, endsOn: '2026-12-02' }] })
  expect(html).toContain(m.appointments_none_left_title())
  expect(html).toContain('href="/extend-program"')
})

test('later days can be opened, and earlier ones again', () => {
  const html = render({})
  expect(html).toContain('from=2026-12-04')
  expect(html).not.toContain(m.appointments_earlier_days())
  const days = times.days.map(({ starts }, index) => ({ date: `2026-12-0${index + 7}`, starts }))
  expect(render({}, { days })).toContain('from=2026-12-04')
})

test.each([
  ['leads to the next free time', { laterAt: '2026-12-24T03:00:00.000Z' }, 'from=2026-12-24'],
  ['says that all is taken', {}, m.appointments_none_text(siti)],
  [
    'says that the licence ended',
    { bookableUntil: '2026-11-30' },
    m.appointments_none_licence(siti),
  ],
])('a page without a free time %s', (_, changes, text) => {
  const days = times.days.map(({ date }) => ({ date, starts: [] }))
  expect(render({}, { ...changes, days })).toContain(text)
})

test('a client with several programs chooses whose session pays', () => {
  const other = { ...program, trackerId: 'berat', programSlug: 'berat-sehat' }
  const html = render({ trackers: [program, other], titles: { 'berat-sehat': 'Berat Sehat' } })
  expect(html).toContain('tracker=berat')
  expect(html).toContain('Berat Sehat')
})

test('a client without a session left changes the nutritionist, and sees what that cancels', () => {
  const bagas = { slug: 'bagas', name: 'Bagas' }
  const session = {
    ...{ id: 'sesi', trackerId: 'harian', state: 'booked', startsAt: late, nutritionist: bagas },
    zone: 'Asia/Jakarta',
  } as Appointment
  const trackers = [{ ...program, sessionBalance: 0, nutritionist: bagas }]
  const html = render({ trackers, upcoming: [session] })
  expect(html).toContain(m.appointments_change_text({ from: 'Bagas', to: 'Siti' }))
  expect(html).toContain(formatDateTimeIn(late, 'Asia/Jakarta'))
  expect(render({})).not.toContain(m.appointments_change_confirm())
})

test('an old address of a move books no other session', () => {
  const search = { moving: 'sesi', start: early }
  const html = render({}, {}, search)
  expect(html).toContain(m.appointments_stale_move_title())
  expect(html).not.toContain('<form')
  const session = {
    ...{ id: 'sesi', trackerId: 'harian', state: 'booked', startsAt: late, nutritionist: siti },
    ...{ canMoveUntil: early, movesLeft: 2, zone: 'Asia/Jakarta' },
  } as Appointment
  expect(render({ upcoming: [session] }, {}, search)).toContain(m.appointments_move())
})

test('a session moves to any free time but its own', () => {
  const moving = {
    ...{ id: 'sesi', trackerId: 'harian', state: 'booked', startsAt: early, nutritionist: siti },
    ...{ canMoveUntil: early, movesLeft: 2, zone: 'Asia/Jakarta' },
  } as Appointment
  const html = render({ upcoming: [moving] }, {}, { moving: 'sesi' })
  expect(html).toContain(`start=${encodeURIComponent(late)}`)
  expect(html).not.toContain(`start=${encodeURIComponent(early)}`)
})

test('a nutritionist without room for new clients sells no time', () => {
  const html = render({}, { takesNewClients: false })
  expect(html).toContain(m.appointments_no_new_title(siti))
  expect(html).not.toContain('start=')
})

function render(
  own: Partial<ConsultationsView>,
  changes: Partial<FreeTimesView> = {},
  search: BookingSearch = {},
): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const queryClient = new QueryClient()
  const lists = { upcoming: [], past: [], waiting: [], credits: [], titles: {}, now }
  const view = { ...lists, trackers: [program], ...own } satisfies ConsultationsView
  queryClient.setQueryData(appointmentQueries.consultations().queryKey, view)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <BookingBoard
          free={{ ...times, ...changes }}
          zone="Asia/Jakarta"
          search={{ nutritionist: 'siti', ...search }}
          isMember
          onZone={() => undefined}
          onBooked={() => undefined}
          onChanged={() => undefined}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
