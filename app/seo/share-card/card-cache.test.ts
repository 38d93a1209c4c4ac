import { expect, test } from 'vitest'
import { cachedCard } from './card-cache.server.ts'

const picture = Uint8Array.of(1)

/** Counts how often a picture is made. */
function maker() {
  const made = { count: 0 }
  return {
    made,
    make: async () => {
      made.count += 1
      return picture
    },
  }
}

test('those who ask together, and later, get the picture that was made once', async () => {
  const { made, make } = maker()
  await Promise.all([cachedCard('one', make), cachedCard('one', make)])
  await cachedCard('one', make)
  expect(made.count).toBe(1)
})

test('a picture that failed is tried again', async () => {
  const { made, make } = maker()
  const fail = () => Promise.reject(new Error('no renderer'))
  await expect(cachedCard('two', fail)).rejects.toThrow('no renderer')
  await cachedCard('two', make)
  expect(made.count).toBe(1)
})

test('the memory has an end, and what was asked for lately stays', async () => {
  const { made, make } = maker()
  await cachedCard('old', make)
  await cachedCard('wanted', make)
  for (let index = 0; index < 199; index += 1) {
    await cachedCard(`other-${index}`, async () => picture)
    await cachedCard('wanted', make)
  }
  expect(made.count).toBe(2)
  await cachedCard('old', make)
  expect(made.count).toBe(3)
})
