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
  ['an address with a port', '10.1.2.3', '203.0.113.5:4005', '203.0.113.5'],
  ['IPv6 in brackets', '10.1.2.3', '[2001:db8::5]', '2001:db8::5'],
  ['IPv6 in brackets with a port', '10.1.2.3', '[2001:DB8:0::5]:4005', '2001:db8::5'],
  ['IPv6 in quotes', '10.1.2.3', '"[2001:db8::5]:4005"', '2001:db8::5'],
  ['IPv6 with a zone', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['two proxies with ports', '10.1.2.3', '198.51.100.1:80, 10.9.9.9:4005', '198.51.100.1'],
  ['mapped IPv6 in hexadecimal', '10.1.2.3', '::ffff:c633:6401', '198.51.100.1'],
  ['mapped IPv6 in brackets', '10.1.2.3', '[::FFFF:198.51.100.1]:80', '198.51.100.1'],
  ['brackets around nonsense', '10.1.2.3', '[:::]:80', '10.1.2.3'],
  ['IPv4-mapped IPv6', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
])('behind %s the address %s with x-forwarded-for %s is %s', (_case, ip, forwarded, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  expect(clientAddressOf({ ip, headers }, proxies)).toBe(address)
})
