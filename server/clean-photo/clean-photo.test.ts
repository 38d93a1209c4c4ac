import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { cleanPartsOf, photoOf } from '#server/backends/main/tests/photo.fixture.ts'
import { cleanPhoto } from './clean-photo.ts'

const traces = ['GPS', '106.86', 'Jakarta', 'Dewi', 'Pixel', 'xmpmeta', 'behind the end', 'JFIF']

test('a cleaned JPEG holds its picture and orientation but no place, time, name or camera', () => {
  const clean = cleanPhoto(photoOf(6))
  const text = Buffer.from(clean?.content ?? []).toString('latin1')
  expect(clean?.type).toBe('image/jpeg')
  expect(text).toContain(cleanPartsOf().toString('latin1'))
  for (const trace of traces) expect(text).not.toContain(trace)
  // Start, 36 bytes of orientation, the picture, end.
  expect(clean?.content).toHaveLength(2 + 36 + cleanPartsOf().length + 2)
  expect(text.slice(2, 12)).toBe('\xff\xe1\x00\x22Exif\0\0')
  expect(clean?.content[2 + 10 + 8 + 2 + 9]).toBe(6)
})

test('a clean JPEG stays unchanged', () => {
  const once = cleanPhoto(photoOf(1))?.content ?? new Uint8Array()
  expect(once).toHaveLength(4 + cleanPartsOf().length)
  expect(cleanPhoto(Buffer.from(once))?.content).toEqual(once)
  const turned = cleanPhoto(photoOf(8))?.content ?? new Uint8Array()
  expect(cleanPhoto(Buffer.from(turned))?.content).toEqual(turned)
})

test('a cleaned PNG holds its picture and no metadata', () => {
  const chunks = [
    chunk('IHDR', '1'),
    chunk('eXIf', 'GPS'),
    chunk('tEXt', 'Dewi'),
    chunk('IDAT', '2'),
  ]
  const png = Buffer.concat([head, ...chunks, chunk('IEND', ''), Buffer.from('behind')])
  const expected = [head, chunk('IHDR', '1'), chunk('IDAT', '2'), chunk('IEND', '')]
  expect(cleanPhoto(png)).toEqual({ type: 'image/png', content: Buffer.concat(expected) })
})

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 …')],
  [
    'a PDF behind the first bytes of a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('%PDF-1.7')]),
  ],
  ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG that ends in the middle', photoOf().subarray(0, 200)],
  ['an HTML page', Buffer.from('<script>alert(1)</script>')],
  ['a PNG without a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['an empty file', Buffer.alloc(0)],
])('%s is rejected as a photo', (_, bytes) => {
  expect(cleanPhoto(bytes)).toBeUndefined()
})

const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, content: string): Buffer {
  const body = Buffer.from(name + content, 'latin1')
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
