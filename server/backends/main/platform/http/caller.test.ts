import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientOf } from './caller.ts'

const app = new Hono().get('/', (c) => c.text(clientOf(c)))

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the address %s counts as %s', async (clientAddress, client) => {
  const response = await app.request('/', undefined, { clientAddress })
  expect(await response.text()).toBe(client)
})

test('a caller cannot choose its own client address', async () => {
  const response = await app.request('/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(await response.text()).toBe('unknown')
})
