import { expect, test } from 'vitest'
import { takeReload } from './chunk-reload.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('[S8.17] [S9.05] a page reloads for its chunks at most once in ten seconds', () => {
  const storage = memoryStorage()
  const times = [1_000_000, 1_000_001, 1_009_999, 1_010_000, 1_019_999]
  expect(times.map((now) => takeReload(() => storage, now))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

test('without a storage to remember it a page never reloads by itself', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(takeReload(blocked, 0)).toBe(false)
})
