import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import {
  readNutritionist,
  readNutritionistMeta,
  readNutritionists,
  sortedFacets,
} from './nutritionists.server.ts'
import { answerPortrait } from './portrait.server.ts'

/** A context whose content backend always replies the same, and whose main backend has no practices. */
function contextWith(answer: () => Response | Promise<Response>) {
  const calls: string[] = []
  const cms = {
    baseUrl: 'http://content.invalid',
    fetch: async (input: RequestInfo | URL) => {
      calls.push(new URL(new Request(input).url).pathname)
      return answer()
    },
  }
  const logged: unknown[] = []
  const logError = (error: unknown) => void logged.push(error)
  const main = { baseUrl: 'http://main.invalid', fetch: async () => failing(404)() }
  return { context: { backends: { cms, main }, logError } as unknown as SiteContext, calls, logged }
}

const failing = (status: number) => () => Response.json({ message: 'No' }, { status })
const unreachable = () => Promise.reject(new TypeError('fetch failed'))

test.each([
  ['answers 500', failing(500)],
  ['cannot be reached', unreachable],
  ['replies nonsense', () => Response.json({ nutritionists: 'none' })],
])('while the content backend %s, the pages say so instead of failing', async (_, answer) => {
  const { context, logged } = contextWith(answer)
  expect(await readNutritionists(context, {})).toEqual({ kind: 'unavailable' })
  expect(await readNutritionist(context, 'siti-rahmawati')).toEqual({ kind: 'unavailable' })
  expect(logged).toHaveLength(2)
})

test('[S8.15] without the content backend each SEO text is an empty string', async () => {
  const { context } = contextWith(failing(503))
  const nothing = { title: '', description: '', keyword: '' }
  expect(await readNutritionistMeta(context)).toEqual(nothing)
})

test('[S7.11] the SEO texts of the list come from GET /ahli-gizi, in a separate call', async () => {
  const meta = { title: 'T', description: 'D', keyword: 'K' }
  const { context, calls } = contextWith(() => Response.json({ meta }))
  expect(await readNutritionistMeta(context)).toEqual(meta)
  expect(calls).toEqual(['/ahli-gizi'])
})

test('an unknown nutritionist is absent and nothing is logged', async () => {
  const { context, logged } = contextWith(failing(404))
  expect(await readNutritionist(context, 'unknown')).toEqual({ kind: 'absent' })
  expect(logged).toEqual([])
})

test.each(['..', '../home', 'a/b', 'a?b', ''])('a slug like %j makes no call', async (slug) => {
  const { context, calls } = contextWith(failing(500))
  expect(await readNutritionist(context, slug)).toEqual({ kind: 'absent' })
  const request = new Request('http://site.invalid/avatars/x.svg')
  expect((await answerPortrait(request, `${slug}.svg`, context)).status).toBe(404)
  expect((await answerPortrait(request, 'siti-rahmawati.png', context)).status).toBe(404)
  expect(calls).toEqual([])
})

test('a portrait is answered 503 and not cached while the content backend is down', async () => {
  const { context } = contextWith(failing(500))
  const request = new Request('http://site.invalid/avatars/siti-rahmawati.svg')
  const response = await answerPortrait(request, 'siti-rahmawati.svg', context)
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBeNull()
})

test('filters are sorted by the names that the reader sees', () => {
  const each = <Value>(values: Value[]) => values.map((value) => ({ value, count: 1 }))
  const { conditions, languages, cities } = sortedFacets({
    conditions: each(['blood-sugar', 'weight', 'children'] as const),
    languages: each(['ban', 'en', 'ar', 'id', 'zh'] as const),
    cities: each(['Yogyakarta', 'Ende']),
  })
  expect(conditions.map(({ value }) => value)).toEqual(['blood-sugar', 'children', 'weight'])
  expect(languages.map(({ value }) => value)).toEqual(['ar', 'ban', 'en', 'id', 'zh'])
  expect(cities.map(({ value }) => value)).toEqual(['Ende', 'Yogyakarta'])
})
