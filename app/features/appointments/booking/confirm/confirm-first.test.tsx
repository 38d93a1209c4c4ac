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
import { HealthConsentProvider } from '#app/session/health-consent/health-consent-provider.tsx'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import { ConfirmFirst } from './confirm-first.tsx'

const siti = { slug: 'siti', name: 'Siti' }
const bagas = { slug: 'bagas', name: 'Bagas' }
const now = '2026-12-01T03:00:00.000Z'
const tracker = {
  ...{ trackerId: 'mine', programSlug: 'seimbang-harian', endsOn: '2027-01-01' },
  ...{ startsOn: '2026-11-01', latestStartsOn: null },
  ...{ sessionBalance: 3, grantedSessions: 6, nutritionist: bagas },
  relation: { id: 'care', sections: ['weight'], since: now },
} as Program

const ahead = sessionWith({ startsAt: '2026-12-02T03:00:00.000Z' })
const running = sessionWith({ startsAt: '2026-12-01T02:45:00.000Z' })
const ofOtherProgram = sessionWith({ trackerId: 'other', startsAt: '2026-12-03T03:00:00.000Z' })
const change = m.appointments_changes_nutritionist({ from: bagas.name, to: siti.name })

test.each([
  ['no session ahead', [], 2],
  ['a session ahead, which comes back', [ahead], 3],
  ['a session that has begun', [running], 2],
  ['a session of another program', [ofOtherProgram], 2],
])(
  'another nutritionist is a change that the form says before the press: %s',
  (_, upcoming, left) => {
    const html = render({ upcoming, free: siti })
    expect(html).toContain(change)
    expect(html).toContain(m.appointments_cost({ left, count: 6 }))
  },
)

test('the client’s own nutritionist is no change', () => {
  const html = render({ upcoming: [ahead], free: bagas })
  expect(html).not.toContain(m.appointments_changes_nutritionist({ from: 'Bagas', to: 'Bagas' }))
  expect(html).toContain(m.appointments_cost({ left: 2, count: 6 }))
})

test('a first nutritionist sees what the form says and the client can change', () => {
  const first = { ...tracker, nutritionist: null, relation: null }
  const html = render({ upcoming: [], free: siti, program: first })
  expect(html).toContain('Siti becomes your nutritionist and sees this')
  const checked = html.match(/<input(?=[^>]*checked="")[^>]*>/g) ?? []
  expect(checked.map((box) => /name="section-(\w+)"/.exec(box)?.[1])).toEqual([
    'weightTrend',
    'food',
    'goals',
  ])
  expect(render({ upcoming: [], free: bagas })).not.toContain('name="section-')
})

const latest = { startsOn: '2026-12-02', latestStartsOn: '2026-12-14' }

test.each([
  ['waits for a first session', latest, bagas, [], true],
  ['has begun', {}, bagas, [], false],
  ['starts with an earlier session', latest, bagas, [ahead], false],
  ['loses its first session with the change of nutritionist', latest, siti, [ahead], true],
])('a program that %s says whether this session starts it', (_, days, free, upcoming, isSaid) => {
  const html = render({ upcoming, free, program: { ...tracker, ...days } })
  expect(html.includes(m.appointments_starts_program())).toBe(isSaid)
})

function sessionWith(entries: Partial<Appointment>): Appointment {
  const zone = 'Asia/Jakarta'
  return {
    id: `session-${entries.startsAt}`,
    trackerId: 'mine',
    state: 'booked',
    nutritionist: bagas,
    zone,
    ...entries,
  } as Appointment
}

type Program = Consultations['trackers'][number]
type Shown = { upcoming: Appointment[]; free: typeof siti; program?: Program }

function render({ upcoming, free, program = tracker }: Shown): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <HealthConsentProvider>
          <ConfirmFirst
            start="2026-12-05T06:00:00.000Z"
            free={{ ...free, sessionMinutes: 45 } as FreeTimes}
            zone="Asia/Jakarta"
            search={{}}
            failure={undefined}
            onBooked={() => {}}
            {...{ now, upcoming }}
            tracker={program}
          />
        </HealthConsentProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}
