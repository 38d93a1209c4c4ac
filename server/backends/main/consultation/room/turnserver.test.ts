import { readFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'

const lines = readFileSync(new URL('turnserver.conf', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))

const denied = new BlockList()
for (const range of valuesOf('denied-peer-ip')) {
  const [from = '', to = ''] = range.split('-')
  denied.addRange(from, to, isIPv6(from) ? 'ipv6' : 'ipv4')
}

/** The networks that are not globally reachable, by the registries of IANA (RFC 6890), and multicast. */
const reserved = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
  ...['::/128', '::1/128', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10'],
  ...['fec0::/10', 'ff00::/8'],
]

test.each(reserved)(
  '[T105] the TURN server of the sample relays to no address of %s',
  (network) => {
    for (const address of boundsOf(network))
      expect(denied.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'), address).toBe(true)
  },
)

test.each([
  '8.8.8.8',
  '36.64.0.1',
  '100.63.255.255',
  '100.128.0.0',
  '172.32.0.0',
  '223.255.255.255',
])('it relays to the public address %s', (address) =>
  expect(denied.check(address, 'ipv4')).toBe(false),
)

test.each(['2404:6800::1', '2001:4860:4860::8888', '2600::1'])(
  'it relays to the public address %s',
  (address) => expect(denied.check(address, 'ipv6')).toBe(false),
)

test('it asks for credentials that expire, and has quotas', () => {
  expect(lines).toContain('use-auth-secret')
  for (const quota of ['user-quota', 'total-quota', 'max-bps'])
    expect(Number(valuesOf(quota)[0]), quota).toBeGreaterThan(0)
})

/** The first and the last address of a network. */
function boundsOf(network: string): [string, string] {
  const [address = '', prefix = '0'] = network.split('/')
  const size = isIPv6(address) ? 128 : 32
  const first = bitsOf(address)
  const last = first | ((1n << BigInt(size - Number(prefix))) - 1n)
  return [textOf(first, size), textOf(last, size)]
}

function bitsOf(address: string): bigint {
  if (!isIPv6(address)) return address.split('.').reduce((bits, it) => bits * 256n + BigInt(it), 0n)
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(missing).fill('0'), ...groups(tail)]
  return all.reduce((bits: bigint, it) => bits * 65_536n + BigInt(`0x${it}`), 0n)
}

function textOf(bits: bigint, size: number): string {
  const width = size === 32 ? 8n : 16n
  const count = size === 32 ? 4 : 8
  const parts = Array.from({ length: count }, (_, index) =>
    Number((bits >> (width * BigInt(count - 1 - index))) & ((1n << width) - 1n)),
  )
  return size === 32 ? parts.join('.') : parts.map((part) => part.toString(16)).join(':')
}
