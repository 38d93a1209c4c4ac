import { expect, test } from 'vitest'
import { keptPicture } from './card-cache.server.ts'

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
  await Promise.all([keptPicture('one', make), keptPicture('one', make)])
  await keptPicture('one', make)
  expect(made.count).toBe(1)
})

test('a picture that failed is tried again', async () => {
  const { made, make } = maker()
  const fail = () => Promise.reject(new Error('no renderer'))
  await expect(keptPicture('two', fail)).rejects.toThrow('no renderer')
  await keptPicture('two', make)
  expect(made.count).toBe(1)
})

test('the memory has an end, and what was asked for lately stays', async () => {
  const { made, make } = maker()
  await keptPicture('old', make)
  await keptPicture('wanted', make)
  for (let index = 0; index < 199; index += 1) {
    await keptPicture(`other-${index}`, async () => picture)
    await keptPicture('wanted', make)
  }
  expect(made.count).toBe(2)
  await keptPicture('old', make)
  expect(made.count).toBe(3)
})
