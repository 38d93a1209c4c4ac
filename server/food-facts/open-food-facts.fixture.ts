import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As Open Food Facts answers for the fields of the adapter; only the kinds of values are real. */
export const wafer = {
  code: '4006381333931',
  product: {
    product_name: 'Chocolate wafer',
    product_name_id: 'Wafer cokelat',
    product_name_en: '',
    brands: 'Renyah,Contoh Jaya',
    quantity: '12 x 20 g',
    serving_quantity: '20',
    serving_quantity_unit: 'g',
    product_quantity: 240,
    product_quantity_unit: 'g',
    nutriments: {
      'energy-kcal_100g': 520,
      'energy-kj_100g': 2176,
      energy_100g: 2176,
      fat_100g: 27.5,
      'saturated-fat_100g': 15,
      carbohydrates_100g: '62.5',
      sugars_100g: 35,
      proteins_100g: 5,
      salt_100g: 0.5,
      sodium_100g: 0.2,
    },
  },
  status: 1,
  status_verbose: 'product found',
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Plays Open Food Facts on the loopback address by its real protocol. Knows the products, and answers
 * 404 with `status: 0` to other numbers. `answer` replaces the answer to all numbers.
 */
export async function openFoodFactsServer(products: (typeof wafer)[] = [wafer]) {
  const requests: { path: string; userAgent: string | undefined }[] = []
  let answer: Answer | undefined
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ path: request.url ?? '', userAgent: request.headers['user-agent'] })
    if (answer) return answer(request, response)
    const code = /^\/api\/v2\/product\/(\d+)$/.exec(pathname)?.[1]
    const found = products.find((product) => product.code === code)
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { code, status: 0, status_verbose: 'product not found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    products,
    requests,
    answerWith(next: Answer | undefined) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
