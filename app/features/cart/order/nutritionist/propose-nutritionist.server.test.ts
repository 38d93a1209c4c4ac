import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import type { OrderCheck } from '#server/contract/purchase.schema.ts'
import { proposeNutritionist } from './propose-nutritionist.server.ts'

const [ayu, budi, citra] = ['ayu', 'budi', 'citra'].map((slug) => ({
  slug,
  name: slug.toUpperCase(),
  degrees: 'S.Gz.',
  headline: '',
  isExample: true,
}))
const page = { program: programLedBy([ayu, budi, citra]) }
const free = [
  practice('ayu', '2026-03-05T02:00:00.000Z'),
  practice('budi', '2026-03-03T02:00:00.000Z'),
  practice('citra', '2026-03-02T02:00:00.000Z', false),
  practice('dewi', '2026-03-01T02:00:00.000Z'),
]

test.each([
  ['has the earliest free time', {}, 'budi', 'soonest'],
  ['was chosen', { wanted: 'ayu' }, 'ayu', 'leads'],
  ['was chosen and has the earliest free time', { wanted: 'budi' }, 'budi', 'soonest'],
  ['cares for the program', { kept: 'ayu' }, 'ayu', 'keeps'],
  ['cares for the program, though closed to others', { kept: 'citra' }, 'citra', 'keeps'],
  ['was chosen instead of another', { wanted: 'budi', kept: 'ayu' }, 'budi', 'replaces'],
  ['leads the program if the chosen one does not', { wanted: 'dewi' }, 'budi', 'soonest'],
])('an order names who %s', async (_, wish, slug, reason) => {
  const found = await propose(wish)
  expect(found.nutritionist).toMatchObject({ slug, reason })
  expect(found.unavailable).toBeNull()
})

test('only people who take new clients can be chosen, and the order says who does not', async () => {
  const { nutritionist, choices, unavailable } = await propose({ wanted: 'citra' })
  expect(choices.map(({ slug }) => slug)).toEqual(['ayu', 'budi'])
  expect([nutritionist?.slug, unavailable]).toEqual(['budi', 'CITRA'])
})

test('without free times the first person of the program is proposed', async () => {
  const answers = { free: { data: [practice('budi', null), practice('ayu', null)] } }
  expect((await propose({}, answers)).nutritionist).toMatchObject({ slug: 'ayu', reason: 'leads' })
})

test('with a backend without practices only a chosen person is named', async () => {
  expect((await propose({}, { free: undefined })).nutritionist).toBeNull()
  expect((await propose({ wanted: 'citra' }, { free: undefined })).nutritionist).toMatchObject({
    slug: 'citra',
    reason: 'leads',
  })
})

test('an outage of the content or a program without sessions names no one', async () => {
  const none = { nutritionist: null, choices: [], unavailable: null }
  expect(await propose({ wanted: 'ayu' }, { 'seimbang-harian': undefined })).toEqual(none)
  expect(await propose({ wanted: 'ayu', sessionCount: 0 })).toEqual(none)
})

type Wish = { wanted?: string; kept?: string; sessionCount?: number }

function propose({ wanted, kept, sessionCount = 2 }: Wish, answers: Record<string, unknown> = {}) {
  const { context } = brokenContext({ 'seimbang-harian': page, free: { data: free }, ...answers })
  const productService: OrderCheck['productService'] = {
    id: 'seimbang-harian-4w',
    programSlug: 'seimbang-harian',
    durationWeeks: 4,
    sessionCount,
    priceRupiah: 399_000,
  }
  const dates = { startsOn: '2026-03-02', endsOn: '2026-03-30' }
  const program = {
    ...dates,
    isExtension: kept !== undefined,
    isWaiting: false,
    nutritionist: kept ?? null,
  }
  return proposeNutritionist(context, { productService, program, wanted })
}

function practice(slug: string, nextFreeAt: string | null, takesNewClients = true) {
  return { slug, nextFreeAt, takesNewClients, sessionMinutes: 45 }
}

function programLedBy(ledBy: unknown[]) {
  return {
    ...{ slug: 'seimbang-harian', title: 'Seimbang Harian', summary: '' },
    illustration: 'balanced-plate',
    ...{ introduction: [], suitableFor: [], notSuitableFor: [], includes: [], steps: [] },
    sources: [],
    ledBy,
  }
}
