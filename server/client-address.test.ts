import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

const proxies = ['10.0.0.0/8', '2001:db8::7']

test.each([
  ['no proxy', '203.0.113.9', undefined, '203.0.113.9'],
  ['a header that no proxy sent', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['one proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['two proxies', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['a proxy on IPv6', '2001:db8::7', '198.51.100.1', '198.51.100.1'],
  ['a forged address in front', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['a proxy without the header', '10.1.2.3', undefined, '10.1.2.3'],
  ['only proxies', '10.1.2.3', '10.4.4.4', '10.4.4.4'],
  ['nonsense in the header', '10.1.2.3', '<script>', '10.1.2.3'],
  ['IPv4-mapped IPv6', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
])('behind %s the address %s with x-forwarded-for %s is %s', (_case, ip, forwarded, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  expect(clientAddressOf({ ip, headers }, proxies)).toBe(address)
})
