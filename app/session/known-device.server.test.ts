import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#app/config/settings.ts'
import { knownDeviceHeader } from '#server/contract/known-device-header.ts'
import { knownDeviceHeaders, storeKnownDevice } from './known-device.server.ts'

const cookies = vi.hoisted(() => new Map<string, string>())
vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
}))

const settings = parseSettings({})
const name = 'seimbang-known-device'
const store = (mark: string) =>
  storeKnownDevice(settings, new Response(null, { headers: { [knownDeviceHeader]: mark } }))

beforeEach(() => cookies.clear())

test('a browser keeps its five latest marks, each once', () => {
  for (const mark of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) store(mark)
  expect(knownDeviceHeaders(settings)).toEqual({ [knownDeviceHeader]: 'c.f.e.d.b' })
})

test('a reply without a mark, or with another text, changes nothing', () => {
  store('a')
  storeKnownDevice(settings, new Response(null))
  store('no mark; path=/')
  expect(cookies.get(name)).toBe('a')
})

test.each(['', 'a b', 'a..b', 'a,b', 'ä'])('the planted cookie %j counts as absent', (planted) => {
  cookies.set(name, planted)
  expect(knownDeviceHeaders(settings)).toEqual({})
})
