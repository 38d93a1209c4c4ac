import { beforeEach, expect, test, vi } from 'vitest'

let askToPersist: typeof import('./ask-to-persist.ts').askToPersist
beforeEach(async () => {
  vi.resetModules()
  ;({ askToPersist } = await import('./ask-to-persist.ts'))
})

const storageOf = (isPersisted: boolean) => ({
  persisted: vi.fn(async () => isPersisted),
  persist: vi.fn(async () => true),
})

test('a page asks the browser once to keep its data', async () => {
  const storage = storageOf(false)
  await askToPersist(storage)
  await askToPersist(storage)
  expect(storage.persist).toHaveBeenCalledTimes(1)
})

test('a browser that keeps the data already is not asked', async () => {
  const storage = storageOf(true)
  await askToPersist(storage)
  expect(storage.persist).not.toHaveBeenCalled()
})

test('a browser that cannot promise it is left alone', async () => {
  await expect(askToPersist({})).resolves.toBeUndefined()
})
