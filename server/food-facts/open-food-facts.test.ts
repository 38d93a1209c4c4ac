import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { openFoodFactsServer, wafer } from './open-food-facts.fixture.ts'
import { createOpenFoodFacts, openFoodFactsOf } from './open-food-facts.ts'

let server: Awaited<ReturnType<typeof openFoodFactsServer>>
beforeAll(async () => {
  server = await openFoodFactsServer()
})
afterEach(() => server.answerWith(undefined))
afterAll(() => server.close())

const options = () => ({ url: server.url, userAgent: 'uji/1.0 (halo@contoh.id)' })
const find = (barcode = wafer.code) => createOpenFoodFacts(options()).find(barcode)
const findWith = (product: object) => {
  server.answerWith((_, response) => response.end(JSON.stringify({ ...wafer, product })))
  return find()
}

test('[S2.26] a product has its names, weights and values for 100 g', async () => {
  expect(await find()).toEqual({
    barcode: wafer.code,
    names: { id: 'Wafer cokelat', en: 'Chocolate wafer' },
    brand: 'Renyah',
    quantity: '12 x 20 g',
    servingGrams: 20,
    packGrams: 240,
    per100g: {
      ...{ energyKcal: 520, fatG: 27.5, saturatedFatG: 15, proteinG: 5, carbohydrateG: 62.5 },
      ...{ fibreG: null, sugarG: 35, addedSugarG: null, sodiumMg: 200 },
    },
  })
})

test('the question names the site, the number and the fields', async () => {
  await find()
  const { path, userAgent } = server.requests.at(-1) ?? { path: '' }
  expect(path).toMatch(/^\/api\/v2\/product\/4006381333931\?fields=product_name%2C/)
  expect(userAgent).toBe('uji/1.0 (halo@contoh.id)')
})

test('[S2.26] an unknown number is null', async () => {
  expect(await find('4006381333900')).toBeNull()
})

test('[S2.26] what people typed as text, too much or not at all is missing', async () => {
  const nutriments = {
    ...{ energy_100g: 418.4, fat_100g: 'ada', proteins_100g: -1, sodium_100g: null },
    ...{ salt_100g: '1', sugars_100g: 1e9, fiber_100g: '' },
  }
  const serving = { serving_quantity: 2, serving_quantity_unit: 'oz' }
  const found = await findWith({
    brands: 7,
    product_name: ' Teh\u0000\n botol ',
    nutriments,
    ...serving,
  })
  expect(found).toMatchObject({
    ...{ names: { id: 'Teh botol', en: 'Teh botol' }, brand: '', quantity: '' },
    ...{ servingGrams: null, packGrams: null },
    per100g: {
      ...{ energyKcal: 100, fatG: null, proteinG: null, sodiumMg: 400, sugarG: null },
      ...{ fibreG: null, carbohydrateG: null },
    },
  })
  expect(await findWith({})).toMatchObject({ names: { id: wafer.code } })
})

test.each([
  ['a redirect', (url: string) => ({ status: 302, headers: { location: `${url}/elsewhere` } })],
  ['an error', () => ({ status: 500, body: '<html>' })],
  ['a 404 of another server', () => ({ status: 404, body: 'Not found' })],
  [
    'too much',
    () => ({ status: 200, body: JSON.stringify({ ...wafer, more: 'a'.repeat(300_000) }) }),
  ],
])('%s is no answer', async (_, answerOf) => {
  const count = server.requests.length
  const { status, body, headers } = { body: '', headers: {}, ...answerOf(server.url) }
  server.answerWith((_request, response) => response.writeHead(status, headers).end(body))
  await expect(find()).rejects.toThrow()
  expect(server.requests).toHaveLength(count + 1)
})

test.each([
  ['stays silent', () => {}],
  ['drips', (response: ServerResponse) => response.write('{')],
])('a server that %s is no answer after the deadline', async (_, answer) => {
  server.answerWith((_request, response) => void answer(response))
  const impatient = createOpenFoodFacts({ ...options(), deadlineMs: 200 })
  await expect(impatient.find(wafer.code)).rejects.toThrow('timeout')
})

test('without the setting nothing is asked', () => {
  expect(openFoodFactsOf(parseSettings({}))).toBeUndefined()
  expect(openFoodFactsOf(parseSettings({ OPEN_FOOD_FACTS_URL: server.url }))).toBeDefined()
  expect(() => parseSettings({ OPEN_FOOD_FACTS_URL: 'http://contoh.id' })).toThrow(
    'OPEN_FOOD_FACTS_URL must start with https://',
  )
})
