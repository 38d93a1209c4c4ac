import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForPart } from './chunk-reload.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { reload } })
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S8.17] [S9.05] a page reloads for its chunks at most once in ten seconds', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  const reloadedAt = [1_000_000, 1_000_001, 1_009_999, 1_010_000, 1_019_999].filter((now) => {
    vi.setSystemTime(now)
    return reloadForPart()
  })
  expect(reloadedAt).toEqual([1_000_000, 1_010_000])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page never reloads by itself if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(reloadForPart()).toBe(false)
})
