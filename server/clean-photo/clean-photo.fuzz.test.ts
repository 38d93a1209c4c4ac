import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoOf, segment } from '#server/backends/main/tests/photo.fixture.ts'
import { cleanPhoto } from './clean-photo.ts'

const photo = photoOf()

test('no input makes the reader throw', () => {
  const signatures = [[0xff, 0xd8], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], []]
  const bytes = fc
    .tuple(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 400 }))
    .map(([head, rest]) => Buffer.from([...head, ...rest]))
  fc.assert(
    fc.property(bytes, (some) => {
      cleanPhoto(some)
    }),
    { numRuns: 5_000 },
  )
})

test('a photo cut off before its end is rejected', () => {
  const end = photo.lastIndexOf(Buffer.from([0xff, 0xd9]))
  for (let length = 0; length < end + 2; length += 1)
    expect(cleanPhoto(photo.subarray(0, length))).toBeUndefined()
})

test('a photo with any byte changed is cleaned, and cleaning it again changes nothing', () => {
  const changes = fc.array(
    fc.record({ at: fc.nat(photo.length - 1), byte: fc.integer({ min: 0, max: 255 }) }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(changes, (changed) => {
      const broken = Buffer.from(photo)
      for (const { at, byte } of changed) broken[at] = byte
      const clean = cleanPhoto(broken)
      if (clean) expect(cleanPhoto(Buffer.from(clean.content))).toEqual(clean)
    }),
    { numRuns: 5_000 },
  )
})

// Fails if segments survive that are not known to draw the picture.
test('a segment that draws nothing is removed for every marker', () => {
  const drawing = [0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdc, 0xdd]
  const hasNoLength = (marker: number) => marker >= 0xd0 && marker <= 0xd9
  for (let marker = 0x01; marker <= 0xfe; marker += 1) {
    if (drawing.includes(marker) || hasNoLength(marker)) continue
    for (const name of ['', 'Adobe', 'ICC_PROFIL']) {
      const place = segment(marker, `${name} GPS -6.175110 106.865036`)
      const withPlace = Buffer.concat([photo.subarray(0, 2), place, photo.subarray(2)])
      expect(cleanPhoto(withPlace), `${marker} ${name}`).toEqual(cleanPhoto(photo))
    }
  }
})

// Fails if each segment becomes an object.
test('a photo of two million empty segments takes little more memory than its size', () => {
  const before = process.memoryUsage()
  const empty = Buffer.from([0xff, 0xdb, 0x00, 0x02])
  const huge = Buffer.alloc(10 * 1024 * 1024, empty)
  const crowded = Buffer.concat([photo.subarray(0, 2), huge, photo.subarray(2)])
  expect(cleanPhoto(crowded)?.content.length).toBeGreaterThan(huge.length)
  expect(process.memoryUsage().heapUsed - before.heapUsed).toBeLessThan(100 * 1024 * 1024)
})
