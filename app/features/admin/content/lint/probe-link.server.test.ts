import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProbePolicy, probeLink } from './probe-link.server.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let origin: string
const asked: string[] = []
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${headers.host?.split(':')[0]}${url}`)
    const { port } = server.address() as AddressInfo
    const to = {
      '/page': `http://127.0.0.1:${port}/ok`,
      '/private': `http://127.0.0.2:${port}/secret`,
      '/file': 'file:///etc/passwd',
      '/loop': '/loop',
    }[url]
    if (to) response.writeHead(302, { location: to }).end()
    else response.writeHead(Number(url.slice(1)) || 200).end('x'.repeat(1_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The test's server stands for the internet, and 127.0.0.2 for a private network. */
const policy: ProbePolicy = {
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
}

test.each([
  ['/ok', 'answers'],
  ['/404', 'fails'],
  ['/500', 'fails'],
  ['/403', 'answers'],
  ['/page', 'answers'],
  ['/loop', 'fails'],
  ['/private', 'refused'],
  ['/file', 'refused'],
])('a link to %s %s', async (path, probe) => {
  expect(await probeLink(origin + path, () => policy)).toBe(probe)
  expect(asked).not.toContain('127.0.0.2/secret')
})

test('a name that leads to a refused address is refused', async () => {
  const { port } = new URL(origin)
  const before = asked.length
  const none = { ...policy, isAllowedAddress: () => false }
  expect(await probeLink(`http://localhost:${port}/ok`, () => none)).toBe('refused')
  expect(asked).toHaveLength(before)
})

test('a redirect is asked under the policy of where it leads', async () => {
  const own: ProbePolicy = { isAllowedAddress: () => true, isAllowedPort: () => true }
  const policyOf = (url: URL) => (url.hostname === '127.0.0.1' ? own : policy)
  expect(await probeLink(`${origin}/private`, policyOf)).toBe('refused')
  expect(asked).not.toContain('127.0.0.2/secret')
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'https://user:secret@example.com/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'file:///etc/passwd',
])('%s is never connected to', async (link) => {
  expect(await probeLink(link)).toBe('refused')
})

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
