import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callBackend, createBackendClient } from '#app/clients/backend-client.ts'
import { createIconLoader } from '#app/clients/icon-loader.ts'
import { deleteRoom } from '#server/backends/main/consultation/room/media-server.ts'
import { createGoogleSignIn } from '#server/backends/main/identity/auth/google-sign-in.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import { createOpenFoodFacts } from '#server/food-facts/open-food-facts.ts'

/** Every file that calls another host from the server, with its calls. */
const callers: Record<string, (origin: string) => Promise<unknown>[]> = {
  'app/clients/backend-client.ts': (baseUrl) => {
    const client = createBackendClient({ baseUrl, fetch })
    return [
      callBackend(client, 'v1/auth/login', v.unknown(), { method: 'post', json: { password } }),
      callBackend(client, 'v1/products', v.unknown()),
    ]
  },
  'app/clients/icon-loader.ts': (origin) => [
    createIconLoader({ hosts: [origin], fetch, now: Date.now })
      .load(['mdi:home'])
      // The loader never throws.
      .then((icons) => (Object.keys(icons).length === 0 ? Promise.reject(new Error()) : icons)),
  ],
  'server/backends/main/consultation/room/media-server.ts': (url) => [
    deleteRoom({ url, fetch, now: new Date(), apiKey: 'key', apiSecret: password }, 'room'),
  ],
  'server/backends/main/identity/auth/google-sign-in.ts': (issuer) => [
    createGoogleSignIn({
      ...{ issuer, clientId: 'seimbang', clientSecret: password, allowInsecure: true },
      redirectUri: 'http://localhost/auth/google-callback',
    }).createUrl({ state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }),
  ],
  'server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts': (apiUrl) => {
    const midtrans = createMidtransGateway({ fetch, apiUrl, serverKey: password })
    return [
      midtrans.open({
        ...{ orderId: 'o', amountRupiah: 1, item: { id: 'i', name: 'n' }, lifetimeMinutes: 1 },
        ...{ payer: { firstName: 'Dewi', email: 'd@contoh.id' }, finishUrl: 'http://localhost' },
      }),
      midtrans.readStatus('o'),
      midtrans.cancel('o'),
      midtrans.refund({ refundKey: 'k', orderId: 'o', amountRupiah: 1 }),
    ]
  },
  'server/food-facts/open-food-facts.ts': (url) => [
    createOpenFoodFacts({ url, userAgent: 'test' }).find('8991234567890'),
  ],
}

/** Files whose calls go from the browser to this site. */
const inBrowser = [
  'app/errors/connection.middleware.ts',
  'app/features/portability/import/import.mutations.ts',
  'app/i18n/browser-locale.ts',
  'app/offline-worker/service-worker.ts',
  'app/routes/_client.tracker.offline.index.tsx',
  'app/shell/build-check.ts',
  'app/sync/post-upload.ts',
]
/** A call of `fetch`, not its definition; or a library that calls it. */
const callsOut =
  /(?<![.\w'])fetch\((?!request: Request)|^import ky\b|^import \* as .* from '(openid-client|undici)'/m
const password = 'pepes tahu kemangi'

let elsewhere: Server
let redirecting: Server
let status = 307
const reached: (string | undefined)[] = []

beforeAll(async () => {
  elsewhere = await listen((request) => {
    reached.push(request.url)
    return [200, {}]
  })
  redirecting = await listen((request) => [
    status,
    { location: `${originOf(elsewhere)}${request.url}` },
  ])
})
afterAll(() => {
  elsewhere.close()
  redirecting.close()
})

test('every file that calls out is listed', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'server'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  const calling = files.filter((file) => callsOut.test(readFileSync(file, 'utf8')))
  expect(calling.toSorted()).toEqual([...Object.keys(callers), ...inBrowser].toSorted())
})

// Fails if the option `redirect` is left out of one of the calls.
test.each([301, 302, 303, 307, 308])(
  'no call follows a %d, which counts as an outage',
  async (code) => {
    status = code
    for (const [file, callsOf] of Object.entries(callers)) {
      const outcomes = await Promise.allSettled(callsOf(originOf(redirecting)))
      expect(outcomes.map(({ status: outcome }) => outcome)).toEqual(outcomes.map(() => 'rejected'))
      expect([file, reached]).toEqual([file, []])
    }
    const client = createBackendClient({ baseUrl: originOf(redirecting), fetch })
    await expect(callBackend(client, 'v1/account', v.unknown())).rejects.toMatchObject({
      code: 'NETWORK',
    })
  },
)

async function listen(
  answer: (request: IncomingMessage) => [number, Record<string, string>],
): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(...answer(request)).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
