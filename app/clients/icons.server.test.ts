import { afterEach, expect, test, vi } from 'vitest'
import type { Settings } from '#app/config/settings.ts'
import { loadIcons } from './icons.server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page does not wait for hosts that hang, and the next one has their icons', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const settings = { ICON_HOSTS: ['https://icons.example'] } as Settings
  // Awaiting the reply itself would hang.
  expect(await loadIcons(settings, ['mdi:leaf'])).toEqual({})
  const icons = { leaf: { body: '<path d="M4 12h16"/>' } }
  resolve(Response.json({ prefix: 'mdi', width: 24, height: 24, icons }))
  expect(await loadIcons(settings, ['mdi:leaf'])).toHaveProperty('mdi:leaf')
})
