import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseSettings, settingsSchema } from '#app/config/settings.ts'
import { systemClock } from './clock.ts'
import { openServices } from './services.ts'

const adapters = await adaptersIn(new URL('backends/main/purchase/payments/', import.meta.url))

async function adaptersIn(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function servicesWith(environment: Record<string, string>) {
  return openServices({
    settings: parseSettings(environment),
    secrets: {
      accessToken: '',
      otp: '',
      refreshToken: '',
      rateLimit: '',
      contentPass: 'key',
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

test.each(adapters)('the key of %s chooses it as the payment provider', async (name) => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' }
  const services = await servicesWith({ ...mail, [keyOf(name)]: 'key' })
  expect(services.takesRealMoney).toBe(true)
  expect(services.payments.dashboard.providerName.toLowerCase()).toBe(name)
  await services.close()
})

test.each(adapters)('the key of %s needs real mail and excludes other providers', (name) => {
  const own = keyOf(name)
  expect(() => parseSettings({ [own]: 'key' })).toThrow('SMTP_URL')
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(parseSettings({ ...mail, [own]: 'key' })).toMatchObject({ [own]: 'key' })
  for (const other of adapters.filter((adapter) => adapter !== name))
    expect(() => parseSettings({ ...mail, [own]: 'key', [keyOf(other)]: 'key' })).toThrow(own)
})

/** Returns the setting of a provider's secret, such as `MIDTRANS_SERVER_KEY`. */
function keyOf(adapter: string): string {
  const key = new RegExp(`^${adapter.toUpperCase()}_.*_KEY$`)
  return Object.keys(settingsSchema.entries).find((name) => key.test(name)) ?? ''
}

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
