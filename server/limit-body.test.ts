import { expect, test } from 'vitest'
import { eatenFoodOf } from '#app/nutrition/eaten-food.ts'
import { bodyLimitOf, limitBody } from './limit-body.ts'
import { readFoods } from './seeds/main/foods.ts'

const site = 'http://localhost'

test.each(['/_serverFn/x', '/tracker/abc/import', '/tracker/abc/photos'])(
  'a form sent to %s arrives with its fields and its file',
  async (path) => {
    const body = new FormData()
    body.set('step', 'keep')
    body.set('file', new Blob(['a;b']), 'a.csv')
    const form = await limitBody(new Request(site + path, { method: 'POST', body })).formData()
    expect(form.get('step')).toBe('keep')
    expect(await (form.get('file') as File).text()).toBe('a;b')
  },
)

test.each([
  ['/_serverFn/x', 300],
  ['/tracker/abc/sharing', 300],
  ['/tracker/abc/photos', 11 * 1024],
])('a body without content-length is cut off at %s', async (path, kibibytes) => {
  const body = new Blob(['x'.repeat(kibibytes * 1024)]).stream()
  const request = new Request(site + path, { method: 'POST', body, duplex: 'half' } as RequestInit)
  await expect(limitBody(request).text()).rejects.toMatchObject({ code: 'ERR_BODY_TOO_LARGE' })
})

test('[S2.26] an export of ten years with eight foods a day can be imported', () => {
  const entries = readFoods().map((food) => ({
    ...{ id: crypto.randomUUID(), eatenOn: '2026-03-02', meal: 'breakfast', foodId: food.id },
    ...{ measure: 'tablespoon', amount: 2.5, grams: 37.5, createdAt: '2026-03-02T00:00:00.000Z' },
    food: eatenFoodOf(food, '2026-03-02.1'),
  }))
  const meanBytes = Buffer.byteLength(JSON.stringify(entries)) / entries.length
  // A tenth is reserved for weights and measurements.
  expect(8 * 3653 * meanBytes).toBeLessThan(0.9 * bodyLimitOf('/tracker/abc/import'))
})

test('a body with content-length is not copied', () => {
  const headers = { 'content-length': '2' }
  const request = new Request(`${site}/x`, { method: 'POST', body: '{}', headers })
  expect(limitBody(request)).toBe(request)
})

test('JSON within the limit is read, and headers stay', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = limitBody(new Request(`${site}/x`, { method: 'POST', body: '{"a":1}', headers }))
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.json()).toEqual({ a: 1 })
})
