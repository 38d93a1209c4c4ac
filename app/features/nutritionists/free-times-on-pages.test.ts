import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import type { NutritionistSummary } from '#server/contract/nutritionist.schema.ts'
import { readNutritionist, readNutritionists } from './nutritionists.server.ts'

// A Monday, 10.00 in Jakarta.
const now = '2026-03-02T03:00:00Z'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) }))
afterEach(() => void vi.useRealTimers())

const person = (slug: string): NutritionistSummary => ({
  slug,
  name: slug,
  degrees: 'S.Gz., RD',
  isExample: true,
  headline: '',
  city: 'Bandung',
  languages: [],
  conditions: [],
  practisingSince: 2015,
  priceRupiah: 150_000,
})
const people = ['tono', 'sari', 'rina', 'dewi', 'budi'].map(person)
const profile = {
  ...person('rina'),
  biography: [],
  education: [],
  str: { number: '1', issuer: 'KKI', validUntil: null },
  sip: { number: '2', place: 'Bandung', validUntil: '2030-01-01' },
  programs: [],
  portrait: { skin: 'tan', head: 'bun', hair: 'black', colour: 'teal' },
}
const free = [
  ['sari', '2026-03-03T16:59:00.000Z'],
  ['rina', '2026-03-02T16:59:00.000Z'],
  ['dewi', '2026-03-02T17:00:00.000Z'],
  ['budi', null],
].map(([slug, nextFreeAt]) => ({ slug, nextFreeAt, sessionMinutes: 45 }))
const freeTimes = {
  slug: 'rina',
  name: 'Rina',
  zone: 'Asia/Jakarta',
  sessionMinutes: 45,
  noticeMinutes: 360,
  takesNewClients: true,
  days: [
    { date: '2026-03-02', starts: ['2026-03-02T16:59:00.000Z'] },
    { date: '2026-03-03', starts: [] },
    { date: '2026-03-04', starts: ['2026-03-04T03:00:00.000Z'] },
  ],
  nearest: [],
}

type Main = (path: string) => Response
const working: Main = (path) => Response.json({ data: path.endsWith('/free') ? free : freeTimes })
const without: Main = () => Response.json({ message: 'Not Found' }, { status: 404 })
const down: Main = () => Response.json({ message: 'No' }, { status: 501 })

/** A site whose content backend lists everyone, and filters by `among` as the real one. */
function siteWith(main: Main) {
  const asked: URL[] = []
  const logged: unknown[] = []
  const backend = (answer: (url: URL) => Response) => ({
    baseUrl: 'http://backend.invalid',
    fetch: async (input: RequestInfo | URL) => {
      const url = new URL(new Request(input).url)
      asked.push(url)
      return answer(url)
    },
  })
  const cms = backend(({ pathname, searchParams }) => {
    if (pathname !== '/nutritionists') return Response.json({ nutritionist: profile })
    const among = searchParams.get('among')?.split(',')
    return Response.json({
      nutritionists: people.filter(({ slug }) => among?.includes(slug) ?? true),
      total: people.length,
      facets: { conditions: [], languages: [], cities: [] },
    })
  })
  const backends = { main: backend(({ pathname }) => main(pathname)), cms }
  const logError = (error: unknown) => void logged.push(error)
  return { context: { backends, logError } as unknown as SiteContext, asked, logged }
}

async function listed(main: Main, search: Parameters<typeof readNutritionists>[1] = {}) {
  const list = await readNutritionists(siteWith(main).context, search)
  if (list.kind !== 'found') throw new Error('No list')
  return list
}
const slugsOf = ({ nutritionists }: Awaited<ReturnType<typeof listed>>) =>
  nutritionists.map(({ slug }) => slug)

test('the soonest free nutritionist is first, those without a time are last in their order', async () => {
  const list = await listed(working)
  expect(slugsOf(list)).toEqual(['rina', 'dewi', 'sari', 'tono', 'budi'])
  expect(list.hasFreeTimes).toBe(true)
  expect(list.nutritionists.map(({ nextFreeAt }) => nextFreeAt).slice(2)).toEqual([
    '2026-03-03T16:59:00.000Z',
    null,
    null,
  ])
})

test.each([
  ['today', ['rina']],
  ['tomorrow', ['rina', 'dewi', 'sari']],
  ['week', ['rina', 'dewi', 'sari']],
] as const)('"free %s" ends at midnight in Jakarta', async (within, expected) => {
  expect(slugsOf(await listed(working, { free: within }))).toEqual(expected)
})

test('a nutritionist who takes no new clients has no time for them, and the price is the one of the catalogue', async () => {
  const [sari, rina, ...others] = free
  const closed = [{ ...sari, takesNewClients: false }, { ...rina, priceRupiah: 175_000 }, ...others]
  const main: Main = () => Response.json({ data: closed })
  expect(slugsOf(await listed(main, { free: 'tomorrow' }))).toEqual(['rina', 'dewi'])
  const { nutritionists } = await listed(main)
  const of = (slug: string) => nutritionists.find((it) => it.slug === slug)
  expect(of('sari')).toMatchObject({ nextFreeAt: null, takesNewClients: false })
  expect(of('rina')).toMatchObject({ takesNewClients: true, priceRupiah: 175_000 })
  expect(of('dewi')).toMatchObject({ priceRupiah: 150_000 })
})

test('a consultation that is not on sale has no price', async () => {
  const main: Main = () => Response.json({ data: free.map((it) => ({ ...it, priceRupiah: null })) })
  const { nutritionists } = await listed(main)
  expect(nutritionists.find(({ slug }) => slug === 'rina')).toMatchObject({ priceRupiah: null })
})

test('another order is the order of the content backend', async () => {
  const { context, asked } = siteWith(working)
  await readNutritionists(context, { sort: 'price', city: 'Bandung' })
  expect(asked.map(({ search }) => search)).toContain('?locale=en&city=Bandung&sort=price')
  expect(slugsOf(await listed(working, { sort: 'price' }))).toEqual(people.map(({ slug }) => slug))
})

test('with no one free, the list is empty', async () => {
  const nothing: Main = () => Response.json({ data: [] })
  expect(slugsOf(await listed(nothing, { free: 'today' }))).toEqual([])
})

test.each([
  ['is down', down, 1],
  ['has no practices', without, 0],
])('while the main backend %s, everyone is listed without a time', async (_, main, logs) => {
  const { context, logged } = siteWith(main)
  const list = await readNutritionists(context, { free: 'today', sort: 'soonest' })
  expect(list).toMatchObject({ kind: 'found', hasFreeTimes: false, total: people.length })
  if (list.kind !== 'found') return
  expect(slugsOf(list)).toEqual(people.map(({ slug }) => slug))
  for (const { nextFreeAt } of list.nutritionists) expect(nextFreeAt).toBeUndefined()
  expect(logged).toHaveLength(logs)
})

test('a profile has the next days with free times', async () => {
  const answer = await readNutritionist(siteWith(working).context, 'rina')
  expect(answer).toMatchObject({
    nutritionist: { slug: 'rina', nextFreeAt: '2026-03-02T16:59:00.000Z' },
    freeDays: [{ date: '2026-03-02' }, { date: '2026-03-04' }],
  })
})

test.each([
  ['is down', down],
  ['has no practices', without],
])('while the main backend %s, a profile has no times', async (_, main) => {
  const answer = await readNutritionist(siteWith(main).context, 'rina')
  expect(answer).toMatchObject({ kind: 'found', nutritionist: { slug: 'rina' } })
  expect(answer).toHaveProperty('freeDays', undefined)
  expect(answer).toHaveProperty('nutritionist.nextFreeAt', undefined)
})
