import assert from 'node:assert/strict'
import { crc32 } from 'node:zlib'

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 }

/**
 * Reads the files of an uncompressed archive as an unpacker does: from the end, by its directory.
 * Throws if the archive contradicts itself.
 */
export function readZip(zip: Buffer): { name: string; content: string }[] {
  const end = zip.length - 22
  assert.equal(zip.readUInt32LE(end), signatures.end)
  let entry = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    assert.equal(zip.readUInt32LE(entry), signatures.entry)
    const size = zip.readUInt32LE(entry + 24)
    const nameLength = zip.readUInt16LE(entry + 28)
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    assert.equal(zip.readUInt32LE(local), signatures.file)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + size)
    assert.equal(zip.readUInt32LE(entry + 16), crc32(data))
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30)
    return { name, content: data.toString() }
  })
}
