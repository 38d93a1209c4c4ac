import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { systemClock } from './clock.ts'
import { openServices } from './services.ts'

async function servicesWith(environment: Record<string, string>) {
  return openServices({
    settings: parseSettings(environment),
    secrets: {
      accessToken: '',
      otp: '',
      refreshToken: '',
      rateLimit: '',
      paymentStandIn: 'key',
      googleStandIn: 'secret',
    },
    clock: systemClock,
    publicPathsOrigin: 'http://localhost:3000',
    notifyPayments: async () => new Response(),
  })
}

test('without settings each service is a stand-in with a reachable page', async () => {
  const services = await servicesWith({})
  expect(services.standIns).toHaveLength(3)
  expect((await services.publicPaths.request('/demo/mailbox')).status).toBe(200)
  await services.close()
})

test('each payment adapter can be chosen', async () => {
  const payments = new URL('backends/main/purchase/payments/', import.meta.url)
  const entries = await readdir(payments, { withFileTypes: true })
  const adapters = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const source = await readFile(new URL('services.ts', import.meta.url), 'utf8')
  expect(adapters).toContain('midtrans')
  expect(adapters.filter((name) => !source.includes(`/payments/${name}/`))).toEqual([])
})

test('a site that sends real mail has no Google stand-in', async () => {
  const services = await servicesWith({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await expect(
    services.google.createUrl({ state: 's', nonce: 'n', codeVerifier: 'v' }),
  ).rejects.toThrow('GOOGLE_UNAVAILABLE')
  const discovery = await services.publicPaths.request(
    '/demo/google/.well-known/openid-configuration',
  )
  expect(discovery.status).toBe(404)
  expect((await services.publicPaths.request('/demo/mailbox')).status).toBe(404)
  await services.close()
})
