import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from './zip.server.ts'

/** Reads an archive back as an unpacker does: from its end, by its directory. */
function unpack(zip: Buffer) {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let entry = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(entry)).toBe(0x02014b50)
    const size = zip.readUInt32LE(entry + 24)
    const nameLength = zip.readUInt16LE(entry + 28)
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    expect(zip.readUInt32LE(entry + 16)).toBe(crc32(data))
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30)
    return { name, content: data.toString() }
  })
}

test('what is packed is unpacked the same', async () => {
  const files = [
    { name: 'profile.csv', content: '\ufeff"firstName"\r\n"Dewi"\r\n' },
    { name: 'berat-é.csv', content: '' },
  ]
  expect(unpack(await buffer(zipOf(files)))).toEqual(files)
})

test('an archive of nothing is an archive', async () => {
  expect(unpack(await buffer(zipOf([])))).toEqual([])
})

test('a file that does not come breaks the archive off, so that nobody takes it for whole', async () => {
  async function* files() {
    yield { name: 'a.jpg', content: new Uint8Array([1]) }
    throw new Error('the backend has left')
  }
  await expect(buffer(zipOf(files()))).rejects.toThrow('the backend has left')
})
