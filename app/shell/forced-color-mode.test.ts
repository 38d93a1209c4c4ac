import { expect, test, vi } from 'vitest'
import { forcedColorModeOf } from './forced-color-mode.ts'

test('[S2.34] the innermost page that forces a colour mode wins', () => {
  const matches = [{ staticData: { colorMode: 'light' as const } }, { staticData: {} }]
  expect(forcedColorModeOf(matches)).toBe('light')
  expect(forcedColorModeOf([...matches, { staticData: { colorMode: 'dark' } }])).toBe('dark')
  expect(forcedColorModeOf([{ staticData: {} }])).toBeUndefined()
})

test('[S2.34] forcing `system` is refused with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(forcedColorModeOf([{ staticData: { colorMode: 'system' } }])).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
